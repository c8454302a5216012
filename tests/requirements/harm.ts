import type { Requirement } from './requirement.ts'

/** Protections for the people whose mail, names and cases the product holds. */
export const harm = {
  'H-blocked.1': {
    says: 'Everything that waits for a person is listed with what was asked: blocked tasks, tasks that only a person can complete, and open questions.',
    source: 'specs/kernel.md, The cycle; specs/desk.md, Pages',
  },
  'H-blocked.2': {
    says: 'A person answers a question, completes a task with a note, or reopens a blocked task from desk, command line and HTTP; each is recorded with the person, and repeating it changes nothing.',
    source: 'specs/kernel.md, Interfaces',
  },
  'H-blocked.3': {
    says: 'A request that does not fit the state is refused with a code and a next step; the ID of another workspace is unknown.',
    source: 'specs/kernel.md, Interfaces',
  },
  'H-blocked.4': {
    says: 'A blocked task of a closed case can be resolved, and the case is completed.',
    source: 'specs/casework.md, Lifecycle',
  },
  'H-campaign.1': {
    says: 'A lead that cannot be drafted for, sent to or checked is set aside with its name and the reason; the others go on.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.2': {
    says: 'A lead that is set aside can be corrected and retried, or dropped; Today and the campaign page show it.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.3': {
    says: 'An agent that proposes nothing valid for any lead blocks its task instead of setting every lead aside.',
    source: 'specs/outreach.md, Settled points, 7',
  },
  'H-campaign.4': {
    says: 'A send that failed is a failure in task, counts, report and quota; an uncertain one keeps its quota.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.5': {
    says: 'Approved messages are sent while other drafts wait, and the campaign page says how many drafts wait for approval.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.6': {
    says: 'A person on the suppression list cannot be approved and is not sent to; the controller refuses and withdraws the draft.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.7': {
    says: 'Profiles of another channel are refused at import and by hand, with row, value and next step.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.8': {
    says: 'A name without a letter is refused at import, and a name that no message can use is flagged.',
    source: 'specs/outreach.md, The product',
  },
  'H-campaign.9': {
    says: 'Why a message was sent shows its approval (who, when, exact text) and its grant with the send that used it.',
    source: 'specs/desk.md, Pages',
  },
  'H-campaign.10': {
    says: 'A key decides only on the approval that was on the screen; after an edit the same person stays selected.',
    source: 'specs/desk.md, Pages',
  },
  'H-chat.1': {
    says: "Clear words are not overruled: whatever a model proposes, only what the person's words ask for is done, or the person is asked.",
    source: 'specs/tasks.md, What a person does with it',
  },
  'H-chat.2': {
    says: 'No sentence of a model is shown: success is reported by the controller after the tool reported it.',
    source: 'specs/tasks.md, point 10',
  },
  'H-chat.3': {
    says: 'A deletion is confirmed by a message that is a yes in every word, and an answer to a question names one of its options.',
    source: 'specs/tasks.md, points 3 and 4',
  },
  'H-chat.4': {
    says: 'A turn that timed out changes nothing later, and has an audit record.',
    source: 'seed 002, Error Handling Contract',
  },
  'H-conflict.1': {
    says: 'A case whose conflict check answered yes or possible is accepted only with a written waiver that names the conflict, and no case before the check has answered.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-evidence.1': {
    says: 'Stored bytes that are not the ones recorded are refused on every read, with the document named; no response serves them as good.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Promises',
  },
  'H-evidence.2': {
    says: 'verify and doctor read the bytes of every document and package of a case and name those that are altered, cut, missing or swapped.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Promises',
  },
  'H-evidence.3': {
    says: 'Bytes that were erased, and uploads that are not finished, are no finding.',
    source: 'specs/kernel.md, Ledger',
  },
  'H-fact.1': {
    says: 'A person rejects a fact with a reason; it then supports nothing anywhere, and no agent brings it back.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-fact.2': {
    says: 'A person corrects the wording, date and people of a fact; its pinpoint and the words of the source stay, with who corrected it.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-fact.3': {
    says: 'A person maps a fact to another element, takes a mapping away, and adds a fact whose quote is in the document.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-fact.4': {
    says: 'Facts are rejected, restored, corrected, mapped and added from the desk and the command line.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-journal.1': {
    says: 'verify is not good when the journal is missing, emptied or cut before what was sealed, or its signing key is swapped or deleted.',
    source: 'specs/trust.md, Promises',
  },
  'H-journal.2': {
    says: 'verify holds the chains against every seal in the database, whether or not the journal of that seal is at hand.',
    source: 'specs/trust.md, Promises',
  },
  'H-journal.3': {
    says: 'A damaged line of the journal is named by its own place and size.',
    source: 'specs/kernel.md, Bad input',
  },
  'H-journal.4': {
    says: 'No start begins a journal over a history without a statement of a person.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Promises',
  },
  'H-journal.5': {
    says: 'The statement under which a journal was begun over a history is in the journal and in the ledger, and every verification shows person, date and reason.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Promises',
  },
  'H-journal.6': {
    says: 'A start that is refused for its journal, its key or the version of its database has changed nothing.',
    source: 'specs/kernel.md, Bad input',
  },
  'H-journal.7': {
    says: 'No start continues a journal whose end is gone, or works a database that lacks entries which the journal sealed; a verification writes nothing into such a journal.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Promises',
  },
  'H-mapping.1': {
    says: 'A sentence that is negated, supposed, a rule, a question, hearsay, or about another person or company supports no element.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-mapping.2': {
    says: 'A proposal that claims support for such a sentence is refused by the same reading, whatever part of it is quoted.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-mapping.3': {
    says: 'Plain sentences support the element that they speak of, and no other.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-mapping.4': {
    says: 'A sentence that a reply quotes is one fact, with the mail that it was written in as its source.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-model.1': {
    says: 'A model receives nothing from an app that the operator did not name; an unknown name is refused with the known ones.',
    source: 'specs/trust.md, Promises; specs/kernel.md, Agents',
  },
  'H-model.2': {
    says: 'Cases and meetings send nothing to a model unless they are named in a setting of their own.',
    source: 'specs/trust.md, Promises; specs/kernel.md, Agents',
  },
  'H-model.3': {
    says: 'What a request to a model contains is listed for each app in settings and documentation, and nothing else is sent.',
    source: 'specs/trust.md, Promises',
  },
  'H-privilege.1': {
    says: 'Every document with a sign of privilege and every document that could not be read is flagged; few ordinary documents are.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-privilege.2': {
    says: 'A package that leaves the firm with a document that nobody decided on is refused when it is requested and when it is packed.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-privilege.3': {
    says: 'Request and approval list the documents with include, withhold or redact, and a document of another case is refused at the request.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-privilege.4': {
    says: 'Only an attorney lets words of a flagged document out, and withheld or redacted words are nowhere in the package.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-promotion.1': {
    says: 'Promotion finds the people, organizations and addresses of every source of the case.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-promotion.2': {
    says: 'Promotion finds names, addresses, phone numbers and network addresses that are in no source of the case, and refuses invisible characters.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'H-reply.1': {
    says: "A reply counts as acceptance or as a final decline only when all of its own newest text is explained by a grammar of one of the nine languages; any time in it is the slot's own.",
    source: 'specs/scheduling.md, Scores',
  },
  'H-reply.2': {
    says: 'Of plain acceptances and plain final declines at least four in five are decided, of unseen ones too, and none of the dangerous replies is.',
    source: 'specs/scheduling.md, Scores',
  },
  'H-reply.3': {
    says: 'A reply that is not explained goes to a person, who is shown its words.',
    source: 'specs/scheduling.md, Scores; specs/scheduling.md, Actions',
  },
  'H-runhash.1': {
    says: 'Every agent run carries the hash of its parameters, and its start and end in the audit the hashes of request and response.',
    source: 'seed 004, 2.1 and 2.2; specs/casework.md, Hashing',
  },
  'H-runhash.2': {
    says: 'Every answer of an agent, accepted, refused or missing, is in the audit with the hash of the request and of what came.',
    source: 'seed 004, 2.2; specs/casework.md, Hashing',
  },
  'H-session.1': {
    says: 'A session cookie opens nothing without the secret that only the page holds, and a cookie value is not a bearer token.',
    source: 'specs/desk.md, Locked to its person',
  },
  'H-session.2': {
    says: 'A download opens by a link that works once.',
    source: 'specs/desk.md, Locked to its person',
  },
  'H-time.1': {
    says: 'A time that an attendee writes is taken on the clock that the words name, or on the known zone of the attendee.',
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'H-time.2': {
    says: 'A time whose day, hour or clock is not certain is left to a person, with the words quoted.',
    source: 'specs/scheduling.md, Scores',
  },
  'H-time.3': {
    says: "Every outgoing time names its zone, and is stated in the recipient's own zone when it is known and in the organizer's where it differs.",
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'H-time.4': {
    says: 'A mail with a time on another clock, on no named clock or without the time of the recipient is refused, whoever wrote it.',
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'H-todo.1': {
    says: 'The trigger words create a task; a bare phrase is offered as one in a single question, and a yes adds it in its own words.',
    source: 'specs/tasks.md, point 6a',
  },
  'H-todo.2': {
    says: 'Ordinary to-do lines are taken or offered, and unrelated lines are not acted on.',
    source: 'specs/tasks.md, What must be shown',
  },
  'H-wording.1': {
    says: 'A mail in words that the built-in composer did not write waits for the approval of a person who is shown the whole text.',
    source: 'specs/scheduling.md, Two agents, one gate',
  },
  'H-wording.2': {
    says: 'Nobody is closed as declined or removed without their own words, nor as unresponsive without silence after our mails, whoever proposes it.',
    source: 'specs/scheduling.md, Scores; specs/scheduling.md, Timing',
  },
} satisfies Record<string, Requirement>
