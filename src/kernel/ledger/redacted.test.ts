import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { closed } from '#kernel/contracts/closed.ts'
import { validateProposal } from '#kernel/validate.ts'
import { validationError } from './explain.ts'
import { redactedError, redactedRefusal } from './redacted.ts'

const actions = { say: closed({ action_type: Type.Literal('say'), count: Type.Optional(Type.Integer()) }) }
const errorOf = (proposal: unknown) => {
  const { error } = validateProposal(JSON.stringify(proposal), actions).verdict
  return JSON.stringify(redactedError(error as NonNullable<typeof error>))
}

test('whatever an agent writes where a name should stand, none of its words are told, and what was wrong is [C-words.1]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Maria', 'was', '"warned"', 'on', 'March', '2', '"', '\\', '/', "O'Neill", '…'), {
        minLength: 2,
        maxLength: 12,
      }),
      (words) => {
        const said = `She ${words.join(' ')} and left`
        for (const proposal of [{ action_type: 'say', [said]: 1 }, { action_type: said }, { [said]: 'say' }]) {
          const result = errorOf(proposal)
          expect(result).not.toMatch(/She |Maria|warned|Neill|and left/)
          expect(result).toMatch(/"code":"[a-z]+\.[a-z_]+"/)
        }
      },
    ),
  )
})

test('names of the contract are told, so that a fault can be mended', () => {
  expect(errorOf({ action_type: 'say', count: 'x' })).toContain('/count')
  expect(errorOf({ action_type: 'say', more: 1 })).toContain('\\"more\\" is not part of the contract')
})

test('what something outside said when it failed is left out whole [C-words.1]', () => {
  const said = { code: 'tool.failed', message: 'Maria was warned', next: 'Look.' }
  expect(redactedRefusal(said)).toMatchObject({ code: 'tool.failed', message: expect.not.stringContaining('Maria') })
  const cut = validationError('schema.additional', '/x', `The property "${'Maria was '.repeat(200)}`, '', '')
  expect(redactedError(cut).message).not.toContain('Maria')
})
