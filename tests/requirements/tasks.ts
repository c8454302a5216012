import type { Requirement } from './requirement.ts'

/** specs/tasks.md, and what the HTTP and MCP doors of specs/desk.md, specs/trust.md and specs/kernel.md ask of it. */
export const tasks = {
  'T-do.1': {
    says: 'The chat works without any model and without any key: the deterministic engine is the default.',
    source: 'specs/tasks.md, What a person does with it',
  },
  'T-do.2': {
    says: 'A model that is plugged in only proposes the same AgentDecision, and what it proposes passes through the same gate.',
    source: 'specs/tasks.md, What a person does with it',
  },
  'T-do.3': {
    says: 'Nothing is ever deleted without a yes, whoever proposes it.',
    source: 'specs/tasks.md, What a person does with it',
  },
  'T-do.4': {
    says: 'The same chat can be had in the terminal, over HTTP and from any MCP client.',
    source: 'specs/tasks.md, What a person does with it',
  },

  'T-1.1': {
    says: 'A decision carries at most one tool call.',
    source: 'specs/tasks.md, settled point 1',
  },
  'T-1.2': {
    says: 'First list, then act is two phases; the resolution phase is given the current tasks.',
    source: 'specs/tasks.md, settled point 1',
  },
  'T-1.3': {
    says: 'Each phase has its own AgentDecision and its own audit record.',
    source: 'specs/tasks.md, settled point 1',
  },

  'T-2.1': {
    says: '"cancel" alone is CONFIRM_NO.',
    source: 'specs/tasks.md, settled point 2',
  },
  'T-2.2': {
    says: '"cancel X" and "forget X" with an object are DELETE_TASK of X.',
    source: 'specs/tasks.md, settled point 2',
  },
  'T-2.3': {
    says: `"don't forget to X" is CREATE_TASK of X, although it holds "forget".`,
    source: 'specs/tasks.md, settled point 2',
  },
  'T-2.4': {
    says: `"don't delete it" is never a delete.`,
    source: 'specs/tasks.md, settled point 2',
  },

  'T-3.1': {
    says: 'A waiting confirmation lives in the store: another process, and the same after a restart, takes the yes.',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.2': {
    says: 'One confirmation waits per conversation; the yes of another conversation does not reach it.',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.3': {
    says: 'A confirmation expires 5 minutes after it was asked.',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.4': {
    says: 'A confirmation is bound to the version of its task: a task that was changed since is not deleted by the yes.',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.5': {
    says: 'A confirmation is used once: the second yes deletes nothing.',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.6': {
    says: 'An expired confirmation is as none, and the message is classified.',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.7': {
    says: 'Each of these confirms: "yes", "Yes!", "yes please", "go ahead", "ok", "sure do it".',
    source: 'specs/tasks.md, settled point 3',
  },
  'T-3.8': {
    says: 'A yes or no with nothing waiting is RESPOND_ONLY and says that there is nothing to confirm.',
    source: 'specs/tasks.md, settled point 3',
  },

  'T-4.1': {
    says: 'A partial match begins at a word boundary: "plaster" is not "last", and "art" does not find "start".',
    source: 'specs/tasks.md, settled point 4',
  },
  'T-4.2': {
    says: 'A position or number counts only when the reference is nothing else: "buy first aid kit" is not position one.',
    source: 'specs/tasks.md, settled point 4',
  },
  'T-4.3': {
    says: 'Numbers follow the order last shown to that conversation, even when tasks came since.',
    source: 'specs/tasks.md, settled point 4',
  },
  'T-4.4': {
    says: 'Without a shown list, numbers follow the order of list_tasks: newest first.',
    source: 'specs/tasks.md, settled point 4',
  },
  'T-4.5': {
    says: 'After a list of "which one did you mean", a bare "2" picks from that list.',
    source: 'specs/tasks.md, settled point 4',
  },
  'T-4.6': {
    says: 'Text matches look at pending tasks first: a pending match wins over a completed one.',
    source: 'specs/tasks.md, settled point 4',
  },
  'T-4.7': {
    says: 'Deleting and changing may match a completed task.',
    source: 'specs/tasks.md, settled point 4',
  },

  'T-5.1': {
    says: 'Several intents in one message ("add milk and show my list") are AMBIGUOUS, with the options named in the question.',
    source: 'specs/tasks.md, settled point 5',
  },
  'T-5.2': {
    says: '"remind me to cancel my gym membership and call mom" is one CREATE_TASK with all of its words.',
    source: 'specs/tasks.md, settled point 5',
  },

  'T-6.1': {
    says: 'A negation does not act: "I did not finish the report" completes nothing.',
    source: 'specs/tasks.md, settled point 6',
  },
  'T-6.2': {
    says: 'A question does not act: "how do I delete a task?" is answered with help.',
    source: 'specs/tasks.md, settled point 6',
  },

  'T-7.1': {
    says: 'A bulk request ("delete all completed tasks") is refused with a sentence that says how to go on, and changes nothing.',
    source: 'specs/tasks.md, settled point 7',
  },

  'T-8.1': {
    says: 'Case, Unicode, emoji and punctuation of a description are kept exactly, from the message to the row and back.',
    source: 'specs/tasks.md, settled point 8',
  },

  'T-9.1': {
    says: 'Every tool answers {success, data, error, error_code}, in the chat, over HTTP and over MCP.',
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.2': {
    says: 'error_code is null or one of VALIDATION_ERROR, NOT_FOUND, ACCESS_DENIED, DATABASE_ERROR, and each of them can be had.',
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.3': {
    says: 'list_tasks answers own tasks only, of all statuses, newest first.',
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.4': {
    says: 'An empty list is a success with no tasks, not an error.',
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.5': {
    says: 'complete_task of a completed task succeeds and keeps the first completed_at.',
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.6': {
    says: 'delete_task of a missing task succeeds.',
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.7': {
    says: "The id of another user's task gets the same result, error and sentence as an id that does not exist, from every tool.",
    source: 'specs/tasks.md, settled point 9; specs/trust.md, Adversaries and controls',
  },
  'T-9.8': {
    says: "The id of another user's task takes the same road as a missing id: the same statements run, so time tells nothing.",
    source: 'specs/tasks.md, settled point 9',
  },
  'T-9.9': {
    says: 'A caller without a user, or whose user was revoked, gets ACCESS_DENIED.',
    source: 'specs/tasks.md, settled point 9',
  },

  'T-10.1': {
    says: 'A success sentence is written only after the tool reported success; a tool that failed never has one.',
    source: 'specs/tasks.md, settled point 10',
  },

  'T-11.1': {
    says: 'There is exactly one audit record per decision, errors and refusals included.',
    source: 'specs/tasks.md, settled point 11',
  },
  'T-11.2': {
    says: "The audit record of a decision is an entry of the kernel's audit log, so that verify covers it.",
    source: 'specs/tasks.md, settled point 11',
  },

  'T-12.1': {
    says: 'The limits of message and description hold at every door: chat, command line, HTTP, MCP and import.',
    source: 'specs/tasks.md, settled point 12',
  },

  'T-due.1': {
    says: 'A due date, with or without a time of day, is read from natural language and kept with the task.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-due.2': {
    says: 'A priority is read from natural language and kept with the task.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-due.3': {
    says: 'Labels are read from natural language and kept with the task.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-due.4': {
    says: 'A parse tells each piece that it read with its place in the text and its value, and a piece that is removed is read as plain words.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-due.5': {
    says: 'The pieces of a parse are shown as chips that can be removed before the task is saved.',
    source: 'specs/tasks.md, Beyond the seed; specs/desk.md, Rooms',
  },
  'T-due.6': {
    says: 'What stands in quotes is not parsed: the quoted words are the description.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-due.7': {
    says: 'The same words give the due time of the IANA time zone that the call names, summer time included.',
    source: 'specs/tasks.md, Beyond the seed',
  },

  'T-rec.1': {
    says: 'A recurring task that is completed comes back with its next date, and the one that was done stays in the history.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-rec.2': {
    says: 'A reminder fires when its time has come, and only once.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-rec.3': {
    says: 'A reminder that fires goes through the notification adapter.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-rec.4': {
    says: 'A reminder that fires is seen in the desk.',
    source: 'specs/tasks.md, Beyond the seed',
  },

  'T-undo.1': {
    says: 'Undo takes back the last change: an addition, a change, a completion and a recurrence each.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-undo.2': {
    says: 'Undo takes back a confirmed deletion: the task is there again as it was, with its id.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-undo.3': {
    says: 'Undo and search are commands of the person: no tool, no decision and no proposal can ask for them.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-undo.4': {
    says: 'The question before a deletion keeps the words "This cannot be undone", although the history can restore.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-undo.5': {
    says: 'The history names each change, and one of them can be restored from it.',
    source: 'specs/tasks.md, Beyond the seed',
  },

  'T-find.1': {
    says: 'Search finds the tasks that hold the words, whatever their case.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-find.2': {
    says: 'Tasks can be filtered by status, list, label, priority and due date.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-find.3': {
    says: 'Tasks can be sorted by age, due date and priority.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-find.4': {
    says: 'A person can have several lists, and a task stands in one of them.',
    source: 'specs/tasks.md, Beyond the seed',
  },

  'T-io.1': {
    says: 'A Todoist CSV is imported with its dates, priorities and labels.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-io.2': {
    says: 'Plain text is imported, one task a line.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-io.3': {
    says: 'An import that holds a bad row changes nothing and names the row.',
    source: 'specs/kernel.md, Bad input',
  },
  'T-io.4': {
    says: 'An export as CSV holds every task, and no cell is run as a formula by a spreadsheet.',
    source: 'specs/tasks.md, Beyond the seed; specs/trust.md, Adversaries and controls',
  },
  'T-io.5': {
    says: 'An export as JSON holds every task with every field.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-io.6': {
    says: 'An export as ICS is one VTODO per task, and an iCalendar reader gets description, due date, priority and status back.',
    source: 'specs/tasks.md, Beyond the seed',
  },

  'T-mcp.1': {
    says: 'The MCP server offers exactly the five tools.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-mcp.2': {
    says: 'Each MCP tool declares its output, and its answer is structured content that fits the declaration.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-mcp.3': {
    says: 'The annotations of an MCP tool (read-only, destructive, idempotent) are derived from its lane: a changed lane changes them.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-mcp.4': {
    says: "delete_task over MCP deletes only after the protocol's own confirmation was accepted.",
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-mcp.5': {
    says: 'delete_task over MCP that is declined, cancelled or left unanswered deletes nothing.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-mcp.6': {
    says: 'A client that cannot confirm deletes nothing over MCP, whatever its text or parameters claim.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-mcp.7': {
    says: 'The MCP server speaks the current protocol revision over stdio and over streamable HTTP.',
    source: 'specs/kernel.md, Interfaces',
  },

  'T-lang.1': {
    says: 'A language of the intent engine is one file of data: without code, a new file makes its patterns understood.',
    source: 'specs/tasks.md, Beyond the seed',
  },
  'T-lang.2': {
    says: 'English is complete: every intent has patterns in it, and every sentence exists in it.',
    source: 'specs/tasks.md, Beyond the seed',
  },

  'T-cli.1': {
    says: 'tasks classify reads {message, history} and answers a UserIntent, line by line, with an error object for a bad line.',
    source: 'specs/kernel.md, Interfaces',
  },
  'T-cli.2': {
    says: 'tasks resolve reads {reference, tasks, last_shown} and answers {task_id, matches}, with task_id null when none or several match.',
    source: 'specs/kernel.md, Interfaces',
  },
  'T-cli.3': {
    says: 'tasks decide reads {context, tasks, last_shown, now, time_zone} and answers an AgentDecision.',
    source: 'specs/kernel.md, Interfaces',
  },

  'T-show.1': {
    says: "At least 95 % of people's task-related and yes, no and cancel utterances are classified right.",
    source: 'specs/tasks.md, What must be shown',
  },
  'T-show.2': {
    says: 'At most 2 % of out-of-scope utterances are acted on.',
    source: 'specs/tasks.md, What must be shown',
  },
  'T-show.3': {
    says: 'Ten thousand random messages, hostile ones included, raise no exception.',
    source: 'specs/tasks.md, What must be shown',
  },
  'T-show.4': {
    says: 'Ten thousand random messages, hostile ones included, call no tool outside the five.',
    source: 'specs/tasks.md, What must be shown',
  },
  'T-show.5': {
    says: 'Ten thousand random messages, hostile ones included, delete nothing without a bound confirmation.',
    source: 'specs/tasks.md, What must be shown',
  },

  'T-gate.1': {
    says: 'In local mode the server listens on loopback only and its link names localhost.',
    source: 'specs/desk.md, Locked to its person; specs/trust.md, Adversaries and controls',
  },
  'T-gate.2': {
    says: 'A foreign Host is refused before anything else is looked at, on every route.',
    source:
      'specs/desk.md, Locked to its person; specs/trust.md, Adversaries and controls; specs/trust.md, How it is tested',
  },
  'T-gate.3': {
    says: 'A foreign Origin is refused before the token is looked at, on every route.',
    source:
      'specs/desk.md, Locked to its person; specs/trust.md, Adversaries and controls; specs/trust.md, How it is tested',
  },
  'T-gate.4': {
    says: 'A missing or wrong token is refused on every route of the OpenAPI document.',
    source: 'specs/trust.md, How it is tested; specs/trust.md, Adversaries and controls',
  },
  'T-gate.5': {
    says: 'The start-up link opens a session whose cookie is HttpOnly and SameSite=Strict and does not contain the token.',
    source: 'specs/desk.md, Locked to its person',
  },
  'T-gate.6': {
    says: 'A content type other than JSON is refused, and so is a body that is no JSON.',
    source: 'specs/desk.md, Locked to its person; specs/trust.md, How it is tested',
  },
  'T-gate.7': {
    says: 'A method that a route does not have is refused on every route.',
    source: 'specs/trust.md, How it is tested',
  },
  'T-gate.8': {
    says: 'No answer allows another origin: there is no CORS header, to a preflight request neither.',
    source: 'specs/desk.md, Locked to its person',
  },
  'T-gate.9': {
    says: 'Every page forbids inline script by its content security policy and cannot be put in a frame.',
    source: 'specs/desk.md, Locked to its person',
  },
  'T-gate.10': {
    says: 'The event stream stands behind the same gate.',
    source: 'specs/desk.md, Locked to its person; specs/trust.md, How it is tested',
  },
  'T-gate.11': {
    says: 'MCP over HTTP stands behind the same gate.',
    source: 'specs/desk.md, Locked to its person; specs/trust.md, How it is tested',
  },
  'T-gate.12': {
    says: 'A page of another origin in a real Chromium reads nothing and changes nothing.',
    source: 'specs/trust.md, How it is tested',
  },
  'T-gate.13': {
    says: "One person's tasks, history, confirmations, notices and audit records cannot be reached by another: the rows are kept apart by row-level security and by the lane.",
    source: 'specs/trust.md, Adversaries and controls',
  },
  'T-gate.14': {
    says: 'The OpenAPI 3.1 document is generated from the contracts and names every route that the server has.',
    source: 'specs/kernel.md, Interfaces; specs/trust.md, How it is tested',
  },
  'T-gate.15': {
    says: 'In shared mode a start without a configured HTTPS origin and accounts is refused.',
    source: 'specs/desk.md, Locked to its person',
  },
  'T-gate.16': {
    says: "In shared mode roles are those of the apps' roles.yaml and a read-only auditor.",
    source: 'specs/desk.md, Locked to its person',
  },
  'T-gate.17': {
    says: 'In shared mode a high-risk lane asks for a passkey, and for two people where the lane says so.',
    source: 'specs/desk.md, Locked to its person',
  },
  'T-gate.18': {
    says: 'In shared mode approvals work from a phone.',
    source: 'specs/desk.md, Locked to its person',
  },
} as const satisfies Record<string, Requirement>
