import type { ChannelName } from '../../tools/services.ts'

/** What is wrong with the address of a profile, as the rest of "Row 3 has ..."; null where nothing is. */
export type CheckProfile = (url: string) => string | null

const NAMES: Record<ChannelName, string> = { demo: 'the practice network', linkedin: 'LinkedIn' }
const SCHEMES: Record<ChannelName, string> = { demo: 'http:', linkedin: 'https:' }
const PROFILE = /^\/in\/[\w.~%-]{1,200}$/

/**
 * Whether a profile is on the channel of a campaign: whoever is elsewhere could be imported and never be written to.
 * `hosts` are those of the channel, its own first; where the practice network was never started it has none yet.
 */
export function profileProblem(channel: ChannelName, hosts: readonly string[], url: string): string | null {
  const found = URL.parse(url)
  if (found && PROFILE.test(found.pathname) && isOn(channel, hosts, found)) return null
  const quoted = JSON.stringify(url.slice(0, 80))
  const like = `Use addresses like ${SCHEMES[channel]}//${hosts[0] ?? '127.0.0.1'}/in/name.`
  if (channel !== 'linkedin' && found?.hostname === LINKEDIN)
    return `a LinkedIn profile (${quoted}), and this campaign runs on ${NAMES[channel]}. Import it into a LinkedIn campaign. ${like}`
  if (channel === 'linkedin' && found && isLocal(found.hostname))
    return `a profile of the practice network (${quoted}), and this campaign runs on LinkedIn. Import it into a practice campaign. ${like}`
  return `an address that is not a profile on ${NAMES[channel]}: ${quoted}. ${like}`
}

const LINKEDIN = 'www.linkedin.com'

function isOn(channel: ChannelName, hosts: readonly string[], { protocol, host, hostname }: URL): boolean {
  if (protocol !== SCHEMES[channel]) return false
  return hosts.length === 0 ? channel === 'demo' && isLocal(hostname) : host === hosts[0]
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
