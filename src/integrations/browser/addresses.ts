import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's public web: this machine, its neighbours, metadata services, and ways around them. */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

// Mapped, translated and tunnelled IPv4 are refused whole: nobody publishes a site there.
const NOT_PUBLIC_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const

const four = new BlockList()
for (const [net, prefix] of NOT_PUBLIC_4) four.addSubnet(net, prefix, 'ipv4')
const six = new BlockList()
for (const [net, prefix] of NOT_PUBLIC_6) six.addSubnet(net, prefix, 'ipv6')

/** Private, loopback, link-local, metadata or otherwise not the public internet. What is no address is not public. */
export function isPrivate(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return four.check(address, 'ipv4')
  return family === 6 ? six.check(address, 'ipv6') : true
}
