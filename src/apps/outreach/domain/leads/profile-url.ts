export const PROFILE_URL_MAX = 2048

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST_FIRST = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,63}(?:[/?#]|$)/i
const ESCAPE = /%([0-9a-f]{2})/gi
const UNRESERVED = /[A-Za-z0-9._~-]/

/**
 * One profile, one key: scheme and host in lower case, no query, no fragment, no slash at the end, and only those
 * escapes undone that mean the same undone. Null for what is no web address. Giving it its own answer changes nothing.
 */
export function normalizeProfileUrl(given: string): string | null {
  const text = given.trim()
  if (text === '' || text.length > PROFILE_URL_MAX) return null
  const url = URL.parse(SCHEME.test(text) && !HOST_FIRST.test(text) ? text : hostFirst(text))
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return null
  // A name and a password in an address are a trick or a leak, never a profile.
  if (url.username !== '' || url.password !== '') return null
  const key = `${originOf(url)}${plainPath(url.pathname)}`
  return key.length <= PROFILE_URL_MAX ? key : null
}

/** LinkedIn shows one profile under the names of many countries. */
const LINKEDIN = /^(?:[a-z]{2,3}\.|www\.|m\.|touch\.)?linkedin\.com$/

function originOf({ protocol, host, pathname }: URL): string {
  return LINKEDIN.test(host) && pathname.startsWith('/in/') ? 'https://www.linkedin.com' : `${protocol}//${host}`
}

/** People write example.com/in/jane and mean the address. */
function hostFirst(text: string): string {
  return HOST_FIRST.test(text) ? `https://${text}` : text
}

function plainPath(path: string): string {
  const plain = path.replace(ESCAPE, (_, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16))
    return UNRESERVED.test(char) ? char : `%${hex.toUpperCase()}`
  })
  let end = plain.length
  while (end > 0 && plain[end - 1] === '/') end--
  return plain.slice(0, end)
}
