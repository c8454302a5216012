import type { App } from '#kernel/ports/app.ts'
import { crashApp } from '../system/crash/fixture.ts'

/** The letters pack whose post needs nobody's yes, so that hundreds of letters go by themselves. */
export function haApp(outside: string): App {
  const app = crashApp(outside, () => {})
  const { lanes } = app.policy
  const free = lanes.text.replace(
    /(POST_LETTERS:[\s\S]*?)approval: exact_bytes\n {2}approvers: \[SENDER\]\n {2}risk: high/,
    '$1approval: none\n  risk: medium',
  )
  return { ...app, policy: { ...app.policy, lanes: { ...lanes, text: free } } }
}

/** For `lanewright worker --app`. */
export default (): App => haApp(process.env.LANEWRIGHT_HA_OUTSIDE ?? '')
