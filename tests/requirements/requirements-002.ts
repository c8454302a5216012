import type { Requirement } from './requirement.ts'

/** Seed 002, the agent of the chat: contexts, intents, rules, sentences, limits. What specs/tasks.md settles is in tasks.ts. */
export const requirements002 = {
  'S002-ctx.1': {
    says: 'process_message takes one DecisionContext and answers one AgentDecision.',
    source: 'seed 002, Core Interface',
  },
  'S002-ctx.2': {
    says: 'The engine is stateless: the same context gives the same decision, whatever it was asked before.',
    source: 'seed 002, Overview',
  },
  'S002-ctx.3': {
    says: 'A DecisionContext has user_id, message, conversation_id, message_history and pending_confirmation; a conversation_id that is absent or no UUID is refused.',
    source: 'seed 002, Core Interface, Input',
  },
  'S002-ctx.4': {
    says: 'Each entry of message_history has a role (user or assistant and nothing else), a content and an ISO 8601 timestamp.',
    source: 'seed 002, Core Interface, Input',
  },
  'S002-ctx.5': {
    says: 'pending_confirmation is null or has action_type DELETE_TASK, task_id, task_description, created_at and expires_at.',
    source: 'seed 002, Core Interface, Input',
  },

  'S002-dec.1': {
    says: 'An AgentDecision has decision_type, tool_calls, response_text, clarification_question and pending_action; the last four may be null.',
    source: 'seed 002, Core Interface, Output',
  },
  'S002-dec.2': {
    says: 'decision_type is one of INVOKE_TOOL, RESPOND_ONLY, ASK_CLARIFICATION, REQUEST_CONFIRMATION, EXECUTE_PENDING, CANCEL_PENDING.',
    source: 'seed 002, Core Interface, Output',
  },
  'S002-dec.3': {
    says: 'A tool call has tool_name, parameters and a sequence that begins at 1.',
    source: 'seed 002, Core Interface, Output',
  },
  'S002-dec.4': {
    says: 'tool_name is one of add_task, list_tasks, update_task, complete_task, delete_task.',
    source: 'seed 002, Core Interface, Output',
  },
  'S002-dec.5': {
    says: 'A pending_action has action_type DELETE_TASK, task_id and task_description.',
    source: 'seed 002, Core Interface, Output',
  },

  'S002-int.1': {
    says: 'classify_intent takes a message and the recent history and answers {intent_type, confidence, extracted_params}.',
    source: 'seed 002, Intent Classification Contract',
  },
  'S002-int.2': {
    says: 'intent_type is one of CREATE_TASK, LIST_TASKS, COMPLETE_TASK, UPDATE_TASK, DELETE_TASK, GENERAL_CHAT, AMBIGUOUS, CONFIRM_YES, CONFIRM_NO.',
    source: 'seed 002, Intent Classification Contract',
  },
  'S002-int.3': {
    says: 'The confidence of an intent is null or lies between 0.0 and 1.0.',
    source: 'seed 002, Intent Classification Contract',
  },
  'S002-int.4': {
    says: 'Each trigger of CREATE_TASK is recognised: "add task", "remind me", "create", "I need to", "don\'t forget to", "todo:".',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.5': {
    says: 'CREATE_TASK extracts the description.',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.6': {
    says: 'Each trigger of LIST_TASKS is recognised, and nothing is extracted: "show tasks", "what are my tasks", "my list", "what do I need to do", "show me".',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.7': {
    says: 'Each trigger of COMPLETE_TASK is recognised: "done", "finished", "completed", "mark as done", "I did", "check off".',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.8': {
    says: 'COMPLETE_TASK extracts the task_reference.',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.9': {
    says: 'Each trigger of UPDATE_TASK is recognised: "change", "update", "modify", "edit", "rename", "make it".',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.10': {
    says: 'UPDATE_TASK extracts the task_reference and the new_description.',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.11': {
    says: 'Each trigger of DELETE_TASK is recognised: "delete", "remove", "cancel" with an object, "get rid of", "forget".',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.12': {
    says: 'DELETE_TASK extracts the task_reference.',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.13': {
    says: 'A message without any task-related pattern is GENERAL_CHAT and extracts nothing.',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.14': {
    says: 'A message with several possible intents, or none that is clear, is AMBIGUOUS and extracts possible_intents.',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.15': {
    says: 'Each trigger of CONFIRM_YES is recognised, and nothing is extracted: "yes", "confirm", "do it", "go ahead", "sure", "ok".',
    source: 'seed 002, Intent Recognition Patterns',
  },
  'S002-int.16': {
    says: 'Each trigger of CONFIRM_NO is recognised, and nothing is extracted: "no", "cancel", "don\'t", "never mind", "stop".',
    source: 'seed 002, Intent Recognition Patterns',
  },

  'S002-rule1.1': {
    says: 'A yes to a confirmation that has not expired is EXECUTE_PENDING with the tool call that waited: delete_task of exactly that task.',
    source: 'seed 002, Rule 1',
  },
  'S002-rule1.2': {
    says: 'A no to a confirmation that has not expired is CANCEL_PENDING, without a tool call.',
    source: 'seed 002, Rule 1',
  },
  'S002-rule1.3': {
    says: 'A message that is neither yes nor no cancels the waiting confirmation and is then classified like any other.',
    source: 'seed 002, Rule 1',
  },
  'S002-rule1.4': {
    says: 'The waiting confirmation is looked at before the intent: while one waits, a yes or no goes to it and to nothing else.',
    source: 'seed 002, Rule 1',
  },
  'S002-rule1.5': {
    says: 'A confirmation past its expires_at executes nothing.',
    source: 'seed 002, Rule 1',
  },

  'S002-rule2.1': {
    says: 'CREATE_TASK is INVOKE_TOOL with add_task(user_id, description).',
    source: 'seed 002, Rule 2, CREATE_TASK',
  },
  'S002-rule2.2': {
    says: 'LIST_TASKS is INVOKE_TOOL with list_tasks(user_id).',
    source: 'seed 002, Rule 2, LIST_TASKS',
  },
  'S002-rule2.3': {
    says: 'COMPLETE_TASK first invokes list_tasks(user_id), before it looks for the task.',
    source: 'seed 002, Rule 2, COMPLETE_TASK',
  },
  'S002-rule2.4': {
    says: 'COMPLETE_TASK whose reference matches a task is INVOKE_TOOL with complete_task(user_id, task_id).',
    source: 'seed 002, Rule 2, COMPLETE_TASK',
  },
  'S002-rule2.5': {
    says: 'COMPLETE_TASK whose reference matches no task is ASK_CLARIFICATION and completes nothing.',
    source: 'seed 002, Rule 2, COMPLETE_TASK',
  },
  'S002-rule2.6': {
    says: 'UPDATE_TASK first invokes list_tasks(user_id), before it looks for the task.',
    source: 'seed 002, Rule 2, UPDATE_TASK',
  },
  'S002-rule2.7': {
    says: 'UPDATE_TASK whose reference matches a task is INVOKE_TOOL with update_task(user_id, task_id, new_description).',
    source: 'seed 002, Rule 2, UPDATE_TASK',
  },
  'S002-rule2.8': {
    says: 'UPDATE_TASK whose reference matches no task is ASK_CLARIFICATION and changes nothing.',
    source: 'seed 002, Rule 2, UPDATE_TASK',
  },
  'S002-rule2.9': {
    says: 'DELETE_TASK first invokes list_tasks(user_id), before it looks for the task.',
    source: 'seed 002, Rule 2, DELETE_TASK',
  },
  'S002-rule2.10': {
    says: 'DELETE_TASK whose reference matches a task is REQUEST_CONFIRMATION with a pending_action that names it, and no call of delete_task.',
    source: 'seed 002, Rule 2, DELETE_TASK',
  },
  'S002-rule2.11': {
    says: 'DELETE_TASK whose reference matches no task is ASK_CLARIFICATION, and nothing waits for a yes.',
    source: 'seed 002, Rule 2, DELETE_TASK',
  },
  'S002-rule2.12': {
    says: 'GENERAL_CHAT is RESPOND_ONLY, without tool calls.',
    source: 'seed 002, Rule 2, GENERAL_CHAT',
  },
  'S002-rule2.13': {
    says: 'AMBIGUOUS is ASK_CLARIFICATION, without tool calls.',
    source: 'seed 002, Rule 2, AMBIGUOUS',
  },

  'S002-ref.1': {
    says: 'A reference that is the whole description of one task, in any case, resolves to it.',
    source: 'seed 002, Rule 3',
  },
  'S002-ref.2': {
    says: 'A reference that the description of one task contains resolves to it.',
    source: 'seed 002, Rule 3',
  },
  'S002-ref.3': {
    says: 'A position resolves to the task that stands there: "first", "second", "last".',
    source: 'seed 002, Rule 3',
  },
  'S002-ref.4': {
    says: 'A number resolves to the task that stands there: "task 1", "#1".',
    source: 'seed 002, Rule 3',
  },
  'S002-ref.5': {
    says: 'The order is exact, partial, position, number: an earlier kind that matches wins over every later one.',
    source: 'seed 002, Rule 3',
  },
  'S002-ref.6': {
    says: 'A reference that matches several tasks resolves to none and asks which one.',
    source: 'seed 002, Rule 3',
  },
  'S002-ref.7': {
    says: 'A reference that matches no task resolves to none: not found.',
    source: 'seed 002, Rule 3',
  },

  'S002-say.1': {
    says: `add_task that succeeded is told as "I've added '{description}' to your tasks.".`,
    source: 'seed 002, Success Responses',
  },
  'S002-say.2': {
    says: `list_tasks with tasks is told as "Here are your tasks:\n{formatted_list}".`,
    source: 'seed 002, Success Responses',
  },
  'S002-say.3': {
    says: `list_tasks without tasks is told as "You don't have any tasks yet.".`,
    source: 'seed 002, Success Responses',
  },
  'S002-say.4': {
    says: `complete_task that succeeded is told as "Done! '{description}' has been marked as completed.".`,
    source: 'seed 002, Success Responses',
  },
  'S002-say.5': {
    says: `update_task that succeeded is told as "Updated '{old_description}' to '{new_description}'.".`,
    source: 'seed 002, Success Responses',
  },
  'S002-say.6': {
    says: `delete_task that succeeded is told as "'{description}' has been deleted.".`,
    source: 'seed 002, Success Responses',
  },
  'S002-say.7': {
    says: `Deleting asks "Are you sure you want to delete '{description}'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel." first.`,
    source: 'seed 002, Confirmation Prompts',
  },

  'S002-ask.1': {
    says: `An ambiguous intent is asked with "I'm not sure what you'd like to do. Would you like to {option1}, {option2}, or something else?".`,
    source: 'seed 002, Clarification Questions',
  },
  'S002-ask.2': {
    says: `Several matches are asked with "I found multiple tasks that match '{reference}':\n{numbered_list}\nWhich one did you mean?".`,
    source: 'seed 002, Clarification Questions',
  },
  'S002-ask.3': {
    says: `No match is told with "I couldn't find a task matching '{reference}'. Here are your current tasks:\n{list}".`,
    source: 'seed 002, Clarification Questions',
  },
  'S002-ask.4': {
    says: 'A missing description is asked with "What would you like the task to say?".',
    source: 'seed 002, Clarification Questions',
  },
  'S002-ask.5': {
    says: 'A question to the person stands in clarification_question of an ASK_CLARIFICATION, which carries no tool call.',
    source: 'seed 002, Clarification Questions; seed 002, Core Interface, Output',
  },

  'S002-err.1': {
    says: `A tool that failed is told as "Sorry, I wasn't able to {action}. Please try again.", with the action in plain words.`,
    source: 'seed 002, Error Responses',
  },
  'S002-err.2': {
    says: 'A missing login is told as "I need you to be logged in to manage tasks.".',
    source: 'seed 002, Error Responses',
  },
  'S002-err.3': {
    says: `Input that is not valid is told as "I didn't understand that. Could you rephrase?".`,
    source: 'seed 002, Error Responses',
  },

  'S002-val.1': {
    says: 'A null or empty user_id gets the sentence for a missing login, and no tool is called.',
    source: 'seed 002, Input Validation',
  },
  'S002-val.2': {
    says: 'A null or empty message gets the sentence for invalid input, and no tool is called.',
    source: 'seed 002, Input Validation',
  },
  'S002-val.3': {
    says: 'A message of 4000 characters is processed, and one of 4001 gets the sentence for invalid input.',
    source: 'seed 002, Input Validation; seed 002, Core Interface, Input',
  },
  'S002-val.4': {
    says: 'A task description of 1 and one of 1000 characters is accepted, when a task is added and when it is changed.',
    source: 'seed 002, Input Validation',
  },
  'S002-val.5': {
    says: 'A task description that is empty or has 1001 characters is refused with "Task description must be 1-1000 characters", when a task is added and when it is changed.',
    source: 'seed 002, Input Validation',
  },
  'S002-val.6': {
    says: 'A task_id that is no valid UUID gets the answer for a task that was not found, and reaches no query.',
    source: 'seed 002, Input Validation',
  },

  'S002-out.1': {
    says: 'A decision that calls any tool but the five is refused, and nothing is called.',
    source: 'seed 002, Output Validation',
  },
  'S002-out.2': {
    says: 'Parameters that do not match the schema of their tool are refused: a missing, a wrong and a foreign field alike.',
    source: 'seed 002, Output Validation',
  },
  'S002-out.3': {
    says: 'A decision_type that is not in the enum is refused.',
    source: 'seed 002, Output Validation',
  },
  'S002-out.4': {
    says: 'A pending_action of any other action_type than DELETE_TASK is refused.',
    source: 'seed 002, Output Validation',
  },

  'S002-audit.1': {
    says: 'Every decision has an audit record, whatever its decision_type.',
    source: 'seed 002, Audit Contract',
  },
  'S002-audit.2': {
    says: 'An audit record has timestamp, conversation_id, user_id, input_message, classified_intent, decision_type, tool_calls and response_preview.',
    source: 'seed 002, Audit Contract',
  },
  'S002-audit.3': {
    says: 'The input_message of an audit record is the message as it was typed.',
    source: 'seed 002, Audit Contract',
  },
  'S002-audit.4': {
    says: 'tool_calls of an audit record are those of the decision, or null when it called none.',
    source: 'seed 002, Audit Contract',
  },
  'S002-audit.5': {
    says: 'response_preview holds the first 200 characters of what the person was told, and a shorter answer whole.',
    source: 'seed 002, Audit Contract',
  },
  'S002-audit.6': {
    says: 'The timestamp of an audit record is an ISO 8601 date and time.',
    source: 'seed 002, Audit Contract',
  },

  'S002-deg.1': {
    says: 'A classification that fails is AMBIGUOUS and asks.',
    source: 'seed 002, Graceful Degradation 1',
  },
  'S002-deg.2': {
    says: 'A tool that fails, whatever it fails with, gives a friendly sentence without technical details.',
    source: 'seed 002, Graceful Degradation 2',
  },
  'S002-deg.3': {
    says: 'A validation that fails says what was wrong and what to do about it.',
    source: 'seed 002, Graceful Degradation 3',
  },
  'S002-deg.4': {
    says: 'A turn that takes too long is answered with a sentence that says that it is taking longer than expected.',
    source: 'seed 002, Graceful Degradation 4',
  },

  'S002-never.1': {
    says: 'No answer shows an internal error message or a stack trace.',
    source: 'seed 002, Never Expose',
  },
  'S002-never.2': {
    says: 'No answer shows a tool schema or a system prompt, even when it is asked for.',
    source: 'seed 002, Never Expose',
  },
  'S002-never.3': {
    says: 'No answer shows a database query or a detail of the connection.',
    source: 'seed 002, Never Expose',
  },
  'S002-never.4': {
    says: 'No answer shows the id of another user.',
    source: 'seed 002, Never Expose',
  },
} as const satisfies Record<string, Requirement>
