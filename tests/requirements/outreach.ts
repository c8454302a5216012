import type { Requirement } from './requirement.ts'

/** specs/outreach.md beyond the seeds: what requirements-000.ts, requirements-001.ts and kernel.ts have of it already is not said again. */
export const outreach = {
  'O-pain.1': {
    says: 'Everything that a campaign goes on with lives in the database: a new process that knows nothing but the data folder continues it to the same end.',
    source: 'specs/outreach.md, The pain it ends',
  },
  'O-pain.2': {
    says: 'The figures of a report are those that the database counted: a report with other figures, or before its time, is refused.',
    source: 'specs/outreach.md, The pain it ends',
  },

  'O-2.1': {
    says: 'Every snapshot that the agent of a campaign is given fits the published contract, from the first cycle to the last.',
    source: 'specs/outreach.md, settled point 2',
  },
  'O-2.2': {
    says: 'Of its leads a campaign shows the counts and one lead, of its log five entries, however many there are.',
    source: 'specs/outreach.md, settled point 2',
  },

  'O-6.1': {
    says: 'A follow-up that a person wrote may be longer than an agent may write, and is sent whole.',
    source: 'specs/outreach.md, settled point 6',
  },
  'O-6.2': {
    says: 'The limit of the channel holds for a person as well: a connection note of 201 characters is refused.',
    source: 'specs/outreach.md, settled point 6',
  },

  'O-8.1': {
    says: 'A campaign is completed by what its rows show: when the report is kept and every task is done, without an agent saying so.',
    source: 'specs/outreach.md, settled point 8',
  },

  'O-9.1': {
    says: 'Every standard task carries predicates that are read back from rows, so that none is done by a word.',
    source: 'specs/outreach.md, settled point 9',
  },
  'O-9.2': {
    says: 'A message counts as sent when the network shows exactly that text to exactly that person, once more than before.',
    source: 'specs/outreach.md, settled point 9',
  },

  'O-10.1': {
    says: 'An observation of a page is bounded, holds roles, names and text that a reader sees, and says when it was cut.',
    source: 'specs/outreach.md, settled point 10',
  },
  'O-10.2': {
    says: 'An observation of a page is marked as untrusted data.',
    source: 'specs/outreach.md, settled point 10',
  },
  'O-10.3': {
    says: 'browser_click and browser_type use only an element that stood in the last observation.',
    source: 'specs/outreach.md, settled point 10',
  },
  'O-10.4': {
    says: 'An element is addressed by role and name, never by a selector or a script.',
    source: 'specs/outreach.md, settled point 10',
  },
  'O-10.5': {
    says: 'A person adds a tool of an MCP server by configuration, pin and lane, and the running product has it.',
    source: 'specs/outreach.md, settled point 10',
  },
  'O-10.6': {
    says: 'A click or a text that would act on the page, past the approvals, is refused by the lane.',
    source: 'specs/outreach.md, settled point 10; specs/outreach.md, Messages',
  },
  'O-10.7': {
    says: 'A page of a site that is not the channel of the campaign is not opened.',
    source: 'specs/outreach.md, settled point 10; specs/trust.md, Adversaries and controls',
  },

  'O-new.1': {
    says: 'A campaign is created from a name and a goal with audience, offer, channel and steps; a goal that cannot be worked on is refused before anything is made.',
    source: 'specs/outreach.md, Create a campaign',
  },
  'O-new.2': {
    says: 'The controller writes the standard tasks in their order: leads, score, draft, connect, wait, follow up, report; each waits for the one before.',
    source: 'specs/outreach.md, Create a campaign',
  },
  'O-new.3': {
    says: 'An agent may propose further tasks.',
    source: 'specs/outreach.md, Create a campaign',
  },
  'O-new.4': {
    says: 'The people of a campaign can be discovered on the channel, by a search that the campaign itself makes.',
    source: 'specs/outreach.md, Create a campaign',
  },

  'O-lead.1': {
    says: 'Leads are imported from CSV and XLSX; columns are known by their names, and a person says otherwise.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.2': {
    says: 'A preview shows the first rows and the mapping before anything is written.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.3': {
    says: 'Each wrong row is told by its number, column and code, and imported plus skipped is the number of rows.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.4': {
    says: 'One profile is one lead of a campaign, however its address is written; another campaign may have it too.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.5': {
    says: 'A person who is put on the suppression list after the approval and before the sending is not written to.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.6': {
    says: 'A lead that a person rejects is not written to any more and holds nothing up.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.7': {
    says: 'A lead is added by hand, checked like a row of a file.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.8': {
    says: 'A lead goes from pending to contacted, accepted and responded, and from anywhere to rejected; the database refuses every other way.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.9': {
    says: 'The snapshot counts accepted leads as contacted.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.10': {
    says: 'Nobody on the suppression list is added or contacted: by profile or by company, in one campaign or in all.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.11': {
    says: 'Where a campaign asks for it, one person of a company is written to and no second one.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.12': {
    says: 'Leads are exported as CSV, and no cell is run as a formula by a spreadsheet.',
    source: 'specs/outreach.md, Leads',
  },
  'O-lead.13': {
    says: 'A file that cannot be read is refused whole, with a code and a next step, and nothing of it is there, even when the process dies in the middle.',
    source: 'specs/outreach.md, Leads; specs/kernel.md, Bad input',
  },

  'O-score.1': {
    says: 'Six factors can count: relevance of the job title by whole words, company size, recent activity, completeness of the profile, seniority and location.',
    source: 'specs/outreach.md, Scoring',
  },
  'O-score.2': {
    says: 'The weights of a scoring sum to exactly one, or it is refused, by us and by the database.',
    source: 'specs/outreach.md, Scoring',
  },
  'O-score.3': {
    says: 'The explanation of a score lists the part of each factor, and the parts sum to the score.',
    source: 'specs/outreach.md, Scoring',
  },
  'O-score.4': {
    says: 'How a scoring would change the ranking is shown before it is applied, and showing it writes nothing.',
    source: 'specs/outreach.md, Scoring',
  },
  'O-score.5': {
    says: 'A score that a person gave wins and survives every rescoring.',
    source: 'specs/outreach.md, Scoring',
  },
  'O-score.6': {
    says: 'Leads are scored inside the database, as one event, however many they are.',
    source: 'specs/outreach.md, Scoring',
  },
  'O-score.7': {
    says: 'How the leads divide is counted by the database, and the agent is given the counts.',
    source: 'seed 000, Proposal Types, analyze_leads',
  },

  'O-msg.1': {
    says: 'An edited draft is a new one, authored by the person and linked to the old; it needs its own approval, and its words are what is sent.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.2': {
    says: 'A draft that a person turned down is written otherwise; after the last pattern the lead is left alone.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.3': {
    says: 'A message of which nobody knows is looked up: found it is sent, not found it stays uncertain until a person decides.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.4': {
    says: 'A message that was approved under another policy is not sent but asked for again.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.5': {
    says: 'What arrives was approved by a person letter by letter, for that recipient, and arrives once.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.6': {
    says: 'Drafts are approved in a batch by keyboard.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.7': {
    says: 'Every message names at least one detail of the profile, and one that does not is refused.',
    source: 'specs/outreach.md, Messages',
  },
  'O-msg.8': {
    says: 'A message becomes sent, failed or uncertain as its effect ends verified, not_done or uncertain.',
    source: 'specs/outreach.md, Messages',
  },

  'O-chan.1': {
    says: 'The practice network has search, profiles, a connect dialog, a message box, and pending and accepted states.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.2': {
    says: 'The practice network has rate warnings, a CAPTCHA page, a restriction and sessions that end.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.3': {
    says: 'The hostile texts of the practice network stand on its pages as text.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.4': {
    says: 'The practice network ships with the project and starts by itself, in a process of its own.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.5': {
    says: "The linkedin channel works in the user's own visible browser and in no other.",
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.6': {
    says: 'On the linkedin channel a person signs in by hand: the channel knows no sign-in form.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.7': {
    says: 'The selectors of a channel are data in one file.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.8': {
    says: 'The browser is started without stealth: it says what it is.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.9': {
    says: 'A channel is an interface with a shared test suite, which every channel with nobody real at its other end runs.',
    source: 'specs/outreach.md, Channels',
  },
  'O-chan.10': {
    says: 'What a channel takes is the same number where drafts are checked and where they are typed.',
    source: 'specs/outreach.md, Channels; specs/outreach.md, settled point 6',
  },

  'O-pres.1': {
    says: 'Nobody is written to or looked at without a person who is present, and a grant does not replace one.',
    source: 'specs/outreach.md, Presence',
  },
  'O-pres.2': {
    says: 'Presence is an explicit act of a person and ends when no other follows within the idle limit.',
    source: 'specs/outreach.md, Presence',
  },
  'O-pres.3': {
    says: 'A person who leaves is gone at once.',
    source: 'specs/outreach.md, Presence',
  },
  'O-pres.4': {
    says: 'Scripted and headless presence exist on the practice channel and on no other.',
    source: 'specs/outreach.md, Presence',
  },
  'O-pres.5': {
    says: 'Closing the desk ends the presence of its person, so that browser work pauses.',
    source: 'specs/outreach.md, Presence',
  },

  'O-gov.1': {
    says: 'The 51st connect of a day is refused with the time at which it becomes possible.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.2': {
    says: 'Caps belong to the account: two campaigns that use it share them.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.3': {
    says: 'The day of an account begins at local midnight, on days when the clocks change too.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.4': {
    says: 'A CAPTCHA, a restriction or an expired session pauses the campaign until a person has looked.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.5': {
    says: 'Between two acts there is a least pause with a jitter from a seed: another run pauses the same.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.6': {
    says: 'Connects, messages and views each have a cap per day and per week.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.7': {
    says: 'A new account is warmed up: few acts at first, more with every day, never more than the cap.',
    source: 'specs/outreach.md, Governor',
  },
  'O-gov.8': {
    says: 'Outside business hours nothing is done, and the time of the next opening is told.',
    source: 'specs/outreach.md, Governor',
  },

  'O-py.1': {
    says: 'A script is shown and approved before it runs, and what it printed is kept.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.2': {
    says: 'A script that nobody approved, or that was edited after the yes, does not run.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.3': {
    says: 'Bytes that are not those of the approved script are not run.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.4': {
    says: 'A script has no network.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.5': {
    says: 'A script writes nothing but in its temporary folder, and sees no file of the host.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.6': {
    says: 'A script has no secret and no variable of the host.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.7': {
    says: 'A script ends at 60 seconds and at its limit of memory, with everything that it started.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.8': {
    says: 'A script is given its input as JSON, and its output is captured up to a limit.',
    source: 'specs/outreach.md, Python scripts',
  },
  'O-py.9': {
    says: 'A script that fails blocks its task with the reason and changes nothing.',
    source: 'specs/outreach.md, Python scripts',
  },

  'O-secret.1': {
    says: 'The key of the secrets is in the keychain of the OS where there is one, and otherwise in a file outside the database and the data folder.',
    source: 'specs/outreach.md, Secrets',
  },
  'O-secret.2': {
    says: 'Values of secrets that were planted are found in no prompt, chat, log or export of a campaign.',
    source: 'specs/outreach.md, Secrets',
  },

  'O-proj.1': {
    says: 'The projections are written on demand, over whatever stood there, for their owner alone.',
    source: 'specs/outreach.md, Projections',
  },
  'O-chat.1': {
    says: 'The chat tells what was committed, in the words of the controller; what an agent claims beside its proposal is not in it.',
    source: 'specs/outreach.md, Chat',
  },

  'O-an.1': {
    says: 'The funnel, the days, the drafts compared, the latency of approvals and the rejections by reason are what a hand counts.',
    source: 'specs/outreach.md, Analytics',
  },
  'O-an.2': {
    says: 'The report shows them as charts, each with its numbers in a table.',
    source: 'specs/outreach.md, Analytics',
  },

  'O-seq.1': {
    says: 'A sequence goes on by conditions: after the acceptance, or without an answer after so many days; it gives up after so many.',
    source: 'specs/outreach.md, Sequences',
  },
  'O-seq.2': {
    says: 'An answer stops the sequence, even when it comes between the approval and the sending.',
    source: 'specs/outreach.md, Sequences',
  },
  'O-seq.3': {
    says: 'Who asks to be left alone is put on the suppression list and left alone by every campaign.',
    source: 'specs/outreach.md, Sequences',
  },
  'O-seq.4': {
    says: 'Which of several drafts a person gets is drawn from a fixed seed: the same in every run, and each of them to some.',
    source: 'specs/outreach.md, Sequences',
  },
  'O-seq.5': {
    says: 'Replies stand in an inbox, with what was written before, until a person has read them.',
    source: 'specs/outreach.md, Sequences',
  },
  'O-seq.6': {
    says: 'A wish to be left alone is recognised however it is written, and nothing else is taken for one.',
    source: 'specs/outreach.md, Sequences',
  },
  'O-erase.1': {
    says: 'A lead who is erased in the middle of a campaign is nowhere any more, is not written to or taken in again, and the campaign goes on.',
    source: 'specs/outreach.md, Sequences',
  },

  'O-agent.1': {
    says: 'The same campaign comes to the same messages with the playbook, with a model and with an external agent over MCP.',
    source: 'specs/outreach.md, Agent',
  },

  'O-run.1': {
    says: 'A whole campaign runs from its leads to its report, offline, from each snapshot alone.',
    source: 'specs/outreach.md, What must be shown; specs/outreach.md, Agent',
  },
  'O-run.2': {
    says: 'A campaign that is killed on the way and started again comes to the same outcome.',
    source: 'specs/outreach.md, What must be shown',
  },
  'O-run.3': {
    says: 'Deleting all chat at any moment of a campaign leaves the next snapshot byte-identical and the outcome the same.',
    source: 'specs/outreach.md, What must be shown; specs/outreach.md, Chat',
  },
  'O-run.4': {
    says: 'An agent that is swapped in the middle of a campaign finds the same state and brings it to the same end.',
    source: 'specs/outreach.md, What must be shown; specs/outreach.md, Agent',
  },
  'O-run.5': {
    says: 'Nothing is sent twice: an effect in doubt is looked up, and what is not found waits for a person.',
    source: 'specs/outreach.md, What must be shown',
  },
  'O-run.6': {
    says: 'Two runs of a campaign with the same seed and clock have the same ledger head.',
    source: 'specs/outreach.md, What must be shown',
  },
  'O-demo.1': {
    says: 'The demo runs a campaign on the practice network in a real browser, from import to report.',
    source: 'specs/outreach.md, What must be shown',
  },
  'O-safe.1': {
    says: 'An agent that obeys every order of every profile does nothing outside its lanes.',
    source: 'specs/outreach.md, What must be shown; specs/trust.md, Adversaries and controls',
  },
  'O-safe.2': {
    says: 'Each attempt of an obedient agent is in the ledger with what became of it.',
    source: 'specs/outreach.md, What must be shown',
  },
} as const satisfies Record<string, Requirement>
