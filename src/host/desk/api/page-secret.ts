/**
 * Browsers send our cookie to every port of this machine, so the cookie alone opens nothing. Each request also carries
 * this secret. It is stored per origin, where no other port can read it.
 */
const KEY = 'lanewright.page-secret'
const HEADER = 'lanewright-page-secret'

// The start-up link leads here with the secret in the fragment. It must not stay in the address or the history.
const linked = /^#page-secret=([\w-]{1,200})$/.exec(window.location.hash)?.[1]
if (linked !== undefined) {
  keepPageSecret(linked)
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
}

export function keepPageSecret(secret: string): void {
  window.localStorage.setItem(KEY, secret)
}

export function forgetPageSecret(): void {
  window.localStorage.removeItem(KEY)
}

/** Headers that every request of the page carries. Read each time: another tab may have opened a newer link. */
export function pageHeaders(): Record<string, string> {
  const secret = window.localStorage.getItem(KEY)
  return secret === null ? {} : { [HEADER]: secret }
}
