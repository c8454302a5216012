import { describe, expect, test } from 'vitest'
import { openChat } from '../../support/chat.ts'

describe('one chat, from the first word to the last', () => {
  test('adds, lists, completes, changes, with the sentences of the seed [S002-say.1] [S002-say.2] [S002-say.3] [S002-say.4] [S002-say.5] [S002-rule2.1] [S002-rule2.2] [S002-rule2.4] [S002-rule2.7] [T-do.1]', async () => {
    const anna = (await openChat()).as('anna')
    expect((await anna.say('show my tasks')).reply).toBe("You don't have any tasks yet.")
    const added = await anna.say('add buy milk')
    expect(added.reply).toBe("I've added 'buy milk' to your tasks.")
    expect(added.decision).toMatchObject({
      decision_type: 'INVOKE_TOOL',
      tool_calls: [{ tool_name: 'add_task', parameters: { user_id: 'anna', description: 'buy milk' }, sequence: 1 }],
    })
    await anna.say('add call the dentist')
    expect((await anna.say('what are my tasks?')).reply).toBe('Here are your tasks:\n1. call the dentist\n2. buy milk')
    const done = await anna.say('I finished buy milk')
    expect(done.reply).toBe("Done! 'buy milk' has been marked as completed.")
    expect(done.decision.tool_calls?.[0]?.tool_name).toBe('complete_task')
    const changed = await anna.say('change call the dentist to call the doctor')
    expect(changed.reply).toBe("Updated 'call the dentist' to 'call the doctor'.")
    expect(await anna.tasks()).toMatchObject([
      { description: 'call the doctor', status: 'pending', version: 2 },
      { description: 'buy milk', status: 'completed' },
    ])
  })

  test('offers a bare phrase as a task in one question, and a yes adds it in the words that were typed [H-todo.1]', async () => {
    const anna = (await openChat()).as('anna')
    const offered = await anna.say('Buy Milch 🥛')
    expect(offered).toMatchObject({
      classified_intent: 'AMBIGUOUS',
      decision: { decision_type: 'ASK_CLARIFICATION', pending_action: null },
      pending_confirmation: null,
      reply: "Would you like me to add 'Buy Milch 🥛' to your tasks? Reply 'yes' to add it or 'no' to leave it.",
    })
    expect(await anna.tasks()).toEqual([])
    expect(await anna.say('yes please')).toMatchObject({
      decision: { decision_type: 'INVOKE_TOOL', tool_calls: [{ tool_name: 'add_task' }] },
      reply: "I've added 'Buy Milch 🥛' to your tasks.",
    })
    expect((await anna.say('yes')).reply).toBe('There is nothing to confirm right now.')
    expect((await anna.says('dentist Friday 3pm', 'no')).reply).toBe('Okay, never mind.')
    // Another message leaves the offer behind.
    await anna.says('call the vet', 'hello', 'yes')
    expect(await anna.tasks()).toMatchObject([{ description: 'Buy Milch 🥛' }])
  })

  test('an answer to "which one" names one of the options; everything else is a message of its own [H-chat.3]', async () => {
    const anna = (await openChat()).as('anna')
    await anna.says('add task: Hello kitty card', 'add buy milk', 'add buy bread', 'add water the milkweed')
    for (const message of [
      'hello',
      'thanks!',
      'tell me a joke',
      'how are you?',
      'hell',
      'mil',
      'kitty litter',
      'buy wine',
    ]) {
      expect((await anna.say('complete')).reply).toMatch(/^Which task do you mean/)
      expect(await anna.say(message), message).not.toMatchObject({ classified_intent: 'COMPLETE_TASK' })
    }
    expect((await anna.tasks()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending', 'pending'])
    expect((await anna.says('complete', 'the kitty card')).reply).toBe(
      "Done! 'Hello kitty card' has been marked as completed.",
    )
    await anna.say('complete the buy task')
    expect((await anna.say('the milk one')).reply).toBe("Done! 'buy milk' has been marked as completed.")
    expect((await anna.says('complete', '2')).reply).toMatch(/^Done!/)
  })

  test('only a plain yes deletes; less than that is asked about again [H-chat.3]', async () => {
    const anna = (await openChat()).as('anna')
    await anna.says('add buy milk', 'delete buy milk')
    for (const message of ['why yes would I', 'affirmative action', '👍🚫', '👍 🚫', 'yes?', 'i suppose so']) {
      expect((await anna.say(message)).decision.decision_type, message).not.toBe('EXECUTE_PENDING')
      await anna.say('delete buy milk')
    }
    expect((await anna.say('i suppose so')).reply).toMatch(/^Are you sure you want to delete 'buy milk'/)
    expect((await anna.say('yes, go ahead and delete it')).reply).toBe("'buy milk' has been deleted.")
  })

  test('words that could be about anything are about a task once there is one of that name', async () => {
    const anna = (await openChat()).as('anna')
    const nothing = await anna.say('cancel the dentist appointment')
    expect(nothing).toMatchObject({ classified_intent: 'AMBIGUOUS', result: null, pending_confirmation: null })
    await anna.says('add task: call the vet', 'add task: dentist appointment')
    const asked = await anna.say('cancel the dentist appointment')
    expect(asked).toMatchObject({
      classified_intent: 'DELETE_TASK',
      pending_confirmation: { task_description: 'dentist appointment' },
    })
    expect((await anna.say('no')).reply).toBe("Okay, I won't delete 'dentist appointment'.")
    // When is changed, not what.
    expect((await anna.say('move the dentist to friday')).reply).toMatch(/^Updated 'dentist appointment'\.\nDue /)
    expect(await anna.tasks()).toMatchObject([
      { description: 'dentist appointment', due_on: expect.any(String) },
      { description: 'call the vet', due_on: null },
    ])
  })

  test('deletes only after a yes, and a second yes deletes nothing [S002-say.6] [S002-say.7] [S002-rule1.1] [S002-rule2.10] [T-3.5] [T-do.3]', async () => {
    const chat = await openChat()
    const anna = chat.as('anna')
    await anna.says('add buy milk', 'add buy bread')
    const asked = await anna.say('delete buy milk')
    expect(asked.reply).toBe(
      "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    )
    expect(asked.decision).toMatchObject({
      decision_type: 'REQUEST_CONFIRMATION',
      tool_calls: null,
      pending_action: { action_type: 'DELETE_TASK', task_description: 'buy milk' },
    })
    expect(await anna.tasks()).toHaveLength(2)
    const gone = await anna.say('yes')
    expect(gone.reply).toBe("'buy milk' has been deleted.")
    expect(gone.decision).toMatchObject({
      decision_type: 'EXECUTE_PENDING',
      tool_calls: [{ tool_name: 'delete_task', parameters: { task_id: asked.decision.pending_action?.task_id } }],
    })
    const again = await anna.say('yes')
    expect(again).toMatchObject({ reply: 'There is nothing to confirm right now.', result: null })
    expect(again.decision.decision_type).toBe('RESPOND_ONLY')
    expect((await anna.tasks()).map(({ description }) => description)).toEqual(['buy bread'])
    const deletions = await chat.rows("select 1 from tasks.history where operation = 'delete'")
    expect(deletions).toHaveLength(1)
  })

  test('a no keeps the task [S002-rule1.2]', async () => {
    const anna = (await openChat()).as('anna')
    const kept = await anna.says('add buy milk', 'delete buy milk', 'no')
    expect(kept.decision).toMatchObject({ decision_type: 'CANCEL_PENDING', tool_calls: null })
    expect((await anna.says('yes')).decision.decision_type).toBe('RESPOND_ONLY')
    expect(await anna.tasks()).toHaveLength(1)
  })

  test('any other message cancels what waits, and is processed [S002-rule1.3]', async () => {
    const anna = (await openChat()).as('anna')
    const other = await anna.says('add buy milk', 'delete buy milk', 'add buy bread')
    expect(other).toMatchObject({ reply: "I've added 'buy bread' to your tasks.", pending_confirmation: null })
    expect((await anna.say('yes')).reply).toBe('There is nothing to confirm right now.')
    expect(await anna.tasks()).toHaveLength(2)
  })

  test('several matches are asked about, and a bare number picks from that list [S002-ask.2] [S002-ref.6] [T-4.5]', async () => {
    const anna = (await openChat()).as('anna')
    await anna.says('add buy milk', 'add call mom', 'add buy bread')
    const which = await anna.say('delete buy')
    expect(which.reply).toBe(
      "I found multiple tasks that match 'buy':\n1. buy bread\n2. buy milk\nWhich one did you mean?",
    )
    expect(which.decision.decision_type).toBe('ASK_CLARIFICATION')
    expect((await anna.say('2')).decision.pending_action?.task_description).toBe('buy milk')
  })

  test('no match shows the current tasks [S002-ask.3] [S002-rule2.5] [S002-rule2.8] [S002-rule2.11] [S002-ref.7]', async () => {
    const anna = (await openChat()).as('anna')
    await anna.say('add buy milk')
    for (const message of ['complete the report', 'change the report to the essay', 'delete the report']) {
      const answer = await anna.say(message)
      expect(answer.decision).toMatchObject({
        decision_type: 'ASK_CLARIFICATION',
        tool_calls: null,
        pending_action: null,
      })
      expect(answer.reply).toMatch(
        /^I couldn't find a task matching '(the )?report'\. Here are your current tasks:\n1\. buy milk$/,
      )
    }
    expect(await anna.tasks()).toMatchObject([{ description: 'buy milk', status: 'pending', version: 1 }])
  })

  test('a missing description is asked for, and the next words are it [S002-ask.4]', async () => {
    const anna = (await openChat()).as('anna')
    const asked = await anna.say('add a task')
    expect(asked.decision).toMatchObject({
      decision_type: 'ASK_CLARIFICATION',
      clarification_question: 'What would you like the task to say?',
    })
    expect((await anna.say('Water the plants')).reply).toBe("I've added 'Water the plants' to your tasks.")
  })

  test('numbers follow what this conversation was shown, also when tasks came since [T-4.3] [T-4.4]', async () => {
    const chat = await openChat()
    const anna = chat.as('anna')
    await anna.says('add first thing', 'add other thing', 'show my tasks')
    await chat.as('anna').say('add newest thing')
    expect((await anna.say('complete task 1')).reply).toContain("'other thing'")
    const fresh = chat.as('anna')
    expect((await fresh.say('complete task 1')).reply).toContain("'newest thing'")
  })

  test('words are kept exactly [T-8.1]', async () => {
    const anna = (await openChat()).as('anna')
    const words = 'Ça va — “Käse” & 🧀🧀!  x²'
    await anna.say(`todo: ${words}`)
    expect(await anna.tasks()).toMatchObject([{ description: words }])
  })

  test('"it" is the task that was last spoken of', async () => {
    const anna = (await openChat()).as('anna')
    await anna.says('add buy milk', 'add buy bread')
    expect((await anna.say('delete it')).decision.pending_action?.task_description).toBe('buy bread')
  })

  test('labels, a priority and a due date come from the words, and are kept with the task [T-due.1] [T-due.2] [T-due.3]', async () => {
    const anna = (await openChat()).as('anna')
    const added = await anna.say('remind me to pay rent tomorrow at 9am p1 #home')
    expect(added.reply).toMatch(/^I've added 'pay rent' to your tasks\.\nDue tomorrow at 09:00/)
    expect(await anna.tasks()).toMatchObject([
      { description: 'pay rent', priority: 1, labels: ['home'], time_zone: 'Europe/Berlin' },
    ])
  })
})
