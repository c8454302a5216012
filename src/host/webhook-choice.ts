import { isIP } from 'node:net'
import type { WebhookAddress } from '#integrations/push/webhook.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Where it is told that an approval waits. */
export interface WebhookChoice extends WebhookAddress {
  /** The name of the secret that messages are signed with. */
  secret: string
}

const ALLOWED_MAX = 20

/** LANEWRIGHT_WEBHOOK_URL and _SECRET, and _PRIVATE where it leads into a private network; nothing where the first is unset. */
export function webhookFrom(environment: NodeJS.ProcessEnv): WebhookChoice | undefined {
  const { LANEWRIGHT_WEBHOOK_URL: address, LANEWRIGHT_WEBHOOK_SECRET: secret } = environment
  if (!address) return undefined
  const url = URL.parse(address)
  // The address itself may be a secret, and is not repeated.
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '')
    throw new Failure(
      'webhook.bad_url',
      'LANEWRIGHT_WEBHOOK_URL is no https address without a login',
      'Write it as https://HOST/PATH, or unset it.',
    )
  if (!/^[A-Z][A-Z0-9_]{0,63}$/.test(secret ?? ''))
    throw new Failure(
      'webhook.no_secret',
      'LANEWRIGHT_WEBHOOK_SECRET names no secret',
      'Set one with `lanewright secrets set WEBHOOK_KEY`, and name it.',
    )
  const allow = (environment.LANEWRIGHT_WEBHOOK_PRIVATE ?? '').split(',').filter((one) => one !== '')
  if (allow.length > ALLOWED_MAX || !allow.every(isAddressWithPort))
    throw new Failure(
      'webhook.bad_private',
      'LANEWRIGHT_WEBHOOK_PRIVATE lists something else than addresses with ports',
      'Write them as 10.0.0.5:8443,[fd00::5]:8443.',
    )
  return { url: url.href, secret: secret as string, allow }
}

function isAddressWithPort(text: string): boolean {
  const found = /^(?:\[([^\]]+)\]|([\d.]+)):(\d{1,5})$/.exec(text)
  return found !== null && (isIP(found[1] ?? '') === 6 || isIP(found[2] ?? '') === 4) && Number(found[3]) <= 65_535
}
