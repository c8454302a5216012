import { type Context, requireUuid } from './context.ts'
import { submit } from './person.ts'
import { withProduct } from './product.ts'
import { osUser } from './settings.ts'

export interface PersonOptions {
  person?: string
  reason?: string
}

/** A person pauses, resumes or recovers a workspace, whatever its pack calls it. */
export async function askWorkspace(
  { settings, out }: Context,
  verb: string,
  given: string,
  options: PersonOptions,
): Promise<number> {
  const workspace = requireUuid(given, 'workspace')
  const content = options.reason === undefined ? {} : { reason: options.reason }
  const answer = await withProduct(settings, (product) =>
    submit(product, workspace, options.person ?? osUser(), `workspace.${verb}`, content),
  )
  out.answer({ workspace, ...answer })
  if (answer.ok) out.say(answer.outcome ?? 'Sent; it is heard when the work goes on.')
  else out.note(`${answer.error.code}: ${answer.error.message}\n  ${answer.error.next}`)
  return answer.ok ? 0 : 1
}
