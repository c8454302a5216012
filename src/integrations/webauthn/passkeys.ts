import type {
  AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** Imported when a passkey is first used: its 300 modules take 100 ms, and most starts need none of them. */
const webauthn = () => import('@simplewebauthn/server')

/** Where passkeys are for. Both come from the configuration, never from a request. */
export interface RelyingParty {
  origin: string
  rpId: string
}

export function relyingPartyAt(origin: string): RelyingParty {
  return { origin, rpId: new URL(origin).hostname }
}

/** What is known of a passkey; nothing of it is secret. */
export interface KnownPasskey {
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  sign_count: number
}

export type CreationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>
export type RequestOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>
export type { AuthenticationResponseJSON, RegistrationResponseJSON }

/** How long a browser waits for the person. */
const PROMPT_MS = 120_000
const RP_NAME = 'Lanewright'
/** EdDSA, ES256 and RS256: what authenticators have today. */
const ALGORITHMS = [-8, -7, -257]

export async function creationOptions(
  { rpId }: RelyingParty,
  challenge: string,
  user: { name: string; handle: Uint8Array<ArrayBuffer> },
  known: string[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    userName: user.name,
    userDisplayName: user.name,
    userID: user.handle,
    challenge: bytesOf(challenge),
    timeout: PROMPT_MS,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    // Found by the authenticator itself: nobody has to type a name, and nobody can ask whose names there are.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** Without a list of passkeys the browser offers those that it has. */
export async function requestOptions(
  { rpId }: RelyingParty,
  challenge: string,
  allowed: string[] = [],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: bytesOf(challenge),
    timeout: PROMPT_MS,
    userVerification: 'required',
    allowCredentials: allowed.map((id) => ({ id })),
  })
}

/** The challenge that an answer claims to be for; undefined where it cannot be read. It is believed once it is verified. */
export function claimedChallenge(clientData: string): string | undefined {
  try {
    const { challenge } = readClientData(clientData)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

export async function verifyRegistration(
  { origin, rpId }: RelyingParty,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<KnownPasskey | Refusal> {
  try {
    requireOwnFrame(response.response.clientDataJSON)
    const { verifyRegistrationResponse } = await webauthn()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return REFUSED
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), sign_count: counter }
  } catch {
    return REFUSED
  }
}

/** Answers the passkey's counter as it stands now. */
export async function verifyAssertion(
  { origin, rpId }: RelyingParty,
  challenge: string,
  { credential_id: id, public_key, sign_count }: KnownPasskey,
  given: { client_data: string; authenticator_data: string; signature: string },
): Promise<{ sign_count: number } | Refusal> {
  const response: AuthenticationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: given.client_data,
      authenticatorData: given.authenticator_data,
      signature: given.signature,
    },
  }
  try {
    requireOwnFrame(given.client_data)
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey: bytesOf(public_key), counter: sign_count },
      requireUserVerification: true,
    })
    return verified ? { sign_count: authenticationInfo.newCounter } : REFUSED
  } catch {
    return REFUSED
  }
}

/** Why it does not fit is told to nobody: whoever asks honestly just asks again. */
const REFUSED: Refusal = {
  code: 'passkey.denied',
  message: 'the passkey does not fit',
  next: 'Try again with a passkey of this account.',
}

/** The library lets an answer from a frame pass when the browser does not name the page around it. */
function requireOwnFrame(clientData: string): void {
  if (readClientData(clientData).crossOrigin) throw new Error('it was given in a frame of another site')
}

function readClientData(base64url: string): { challenge?: unknown; crossOrigin?: unknown } {
  return JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'))
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'))
}
