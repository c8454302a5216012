import type { Pack } from '#kernel/ports/app.ts'
import { crashPack } from '../system/crash/world.ts'

/** The letters pack whose post needs nobody's yes, so that hundreds of letters go by themselves. */
export function haPack(outside: string): Pack {
  const pack = crashPack(outside, () => {})
  const { lanes } = pack.policy
  const free = lanes.text.replace(
    /(POST_LETTERS:[\s\S]*?)approval: exact_bytes\n {2}approvers: \[SENDER\]\n {2}risk: high/,
    '$1approval: none\n  risk: medium',
  )
  return { ...pack, policy: { ...pack.policy, lanes: { ...lanes, text: free } } }
}

/** For `lanewright worker --pack`. */
export default (): Pack => haPack(process.env.LANEWRIGHT_HA_OUTSIDE ?? '')
