import { Failure } from '#kernel/contracts/refusal.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import { isLoopback } from './account.ts'

export interface TokenSource {
  /** The provider's token endpoint; https, but on this machine. */
  endpoint: string
  clientId: string
  clientSecret?: () => Promise<string>
  refreshToken: () => Promise<string>
  /** Some providers give a new refresh token with every answer; the old one then ends. */
  onRefreshToken?: (token: string) => Promise<void>
  scope?: string
}

const TIMEOUT_MS = 15_000
const MOST_ANSWER = 64 * 1024
/** A token that ends while it is being used is of no use. */
const SPARE_MS = 60_000
const DEFAULT_LIFE_S = 300

/** Gives access tokens (RFC 6749, 6), asks for a new one when the last runs out, and never says what they are. */
export function createAccessTokens(source: TokenSource, clock: Clock): (renew: boolean) => Promise<string> {
  const url = URL.parse(source.endpoint)
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))))
    throw new Failure('mail.bad_endpoint', 'The token endpoint is no https address', 'Take it from the provider.')
  let kept: { token: string; untilMs: number } | null = null
  let asking: Promise<string> | null = null
  const ask = async () => {
    const { token, lifeMs } = await refresh(url, source)
    kept = { token, untilMs: clock.nowMs() + lifeMs - SPARE_MS }
    return token
  }
  return (renew) => {
    if (!renew && kept && clock.nowMs() < kept.untilMs) return Promise.resolve(kept.token)
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}

async function refresh(url: URL, source: TokenSource): Promise<{ token: string; lifeMs: number }> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: source.clientId,
    refresh_token: await source.refreshToken(),
    ...(source.clientSecret ? { client_secret: await source.clientSecret() } : {}),
    ...(source.scope ? { scope: source.scope } : {}),
  })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(async (got) => ({ status: got.status, said: parsed((await got.text()).slice(0, MOST_ANSWER)) }))
    // The cause could repeat what was sent; what it was called is enough.
    .catch((error: Error) => {
      throw new Failure('mail.token_unreachable', `No answer from ${url.host} (${error.name})`, 'Try again later.')
    })
  const { access_token: token, expires_in: life, refresh_token: next, error } = answer.said
  if (typeof token !== 'string' || token === '' || /[^\x21-\x7e]/.test(token)) {
    const why = typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : `status ${answer.status}`
    throw new Failure('mail.token_refused', `${url.host} gives no access token: ${why}`, 'Connect the account again.')
  }
  if (typeof next === 'string' && next !== '') await source.onRefreshToken?.(next)
  const seconds = Number(life)
  return { token, lifeMs: 1_000 * (Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_LIFE_S) }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
