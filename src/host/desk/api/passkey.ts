import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { api } from './client.ts'
import { keepPageSecret } from './page-secret.ts'

/** What the passkey of this device is asked for. A refusal is thrown as it was answered. */

export async function signIn(): Promise<void> {
  const { options } = given(await api.POST('/api/sign-in/challenge', { body: {} }))
  const { page_secret } = given(await api.POST('/api/sign-in', { body: { credential: await sign(options) } }))
  keepPageSecret(page_secret)
}

/** Whose invitation it is, and what a new passkey for them is made with. */
export async function invited(invitation: string): Promise<{ user_id: string; options: object }> {
  return given(await api.POST('/api/join/challenge', { body: { invitation } }))
}

export async function join(invitation: string, label: string): Promise<void> {
  const { options } = await invited(invitation)
  const made = await asked(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))
  const credential = {
    id: made.id,
    client_data: made.response.clientDataJSON,
    attestation_object: made.response.attestationObject,
  }
  const { page_secret } = given(await api.POST('/api/join', { body: { invitation, label, credential } }))
  keepPageSecret(page_secret)
}

export interface ToSign {
  workspace: string
  approval: string
  action_hash: string
}

/** A signature under one decision. Browsers ask for one at a time, so those of a batch wait for one another. */
export function signDecision(on: ToSign, decision: 'grant' | 'reject'): Promise<object> {
  const mine = under.then(async () => {
    const params = { path: { id: on.workspace, approval: on.approval } }
    const body = { action_hash: on.action_hash, decision }
    const { nonce, options } = given(
      await api.POST('/api/workspaces/{id}/approvals/{approval}/challenge', { params, body }),
    )
    return { ...(await sign(options)), nonce }
  })
  under = mine.catch(() => {})
  return mine
}

let under: Promise<unknown> = Promise.resolve()

async function sign(options: object) {
  const { id, response } = await asked(() =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  )
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}

/** The person said no, waited too long, or has no such passkey: the browser tells us nothing more. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    const refusal: Refusal = {
      code: 'desk.no_passkey',
      message: 'No passkey was given.',
      next: 'Try again, and confirm on your device.',
    }
    throw refusal
  }
}

function given<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw answer.error
  return answer.data
}
