import type { ModelPart } from '#kernel/ports/app.ts'

/** What a request to a model contains of a campaign. */
export const modelInput: readonly ModelPart[] = [
  { path: 'campaign', holds: 'ID, name and status of the campaign' },
  { path: 'current_task', holds: 'The task in progress: ID, description, status, preconditions' },
  { path: 'pending_tasks', holds: 'Tasks that can be started: ID and description' },
  { path: 'pending_total', holds: 'Number of pending tasks' },
  { path: 'recent_audit_log', holds: 'The last five audit entries: action, time, outcome, reason' },
  {
    path: 'available_artifacts',
    holds: 'Type and key of approved artifacts; the content of those that the task in progress names',
  },
  { path: 'leads_summary.total', holds: 'Number of leads' },
  { path: 'leads_summary.pending', holds: 'Number of leads not contacted yet' },
  { path: 'leads_summary.contacted', holds: 'Number of leads contacted' },
  { path: 'leads_summary.responded', holds: 'Number of leads who replied' },
  {
    path: 'leads_summary.current_lead',
    holds: 'The lead that is worked on: ID, full name, profile address, job title, company, score',
  },
  { path: 'work.kind', holds: 'Kind of the task in progress' },
  { path: 'work.act', holds: 'What can be done for the lead now' },
  { path: 'work.goal', holds: 'Audience, offer, sender and channel of the campaign' },
  {
    path: 'work.lead',
    holds: 'Location, headline and About text of the profile, status, step, relation, number of replies',
  },
  { path: 'work.draft', holds: 'Message template of the step, its limits, and rejected drafts with their reasons' },
  { path: 'work.discover', holds: 'The search of the campaign: query, limit, number added, address, question' },
  { path: 'work.send', holds: 'ID, type and step of the approved message' },
  { path: 'work.waiting.drafts', holds: 'Number of drafts that wait for approval' },
  { path: 'work.waiting.approvals', holds: 'Actions that wait for approval' },
  { path: 'work.waiting.rejected', holds: 'Rejected actions of the task, with the reasons given' },
  { path: 'work.waiting.questions', holds: 'Questions to a person, with the answers given' },
  { path: 'work.waiting.uncertain', holds: 'Tools whose last effect is uncertain' },
  { path: 'work.analysis', holds: 'Numbers of the last analysis of leads' },
  { path: 'work.page', holds: 'Text and controls of the last page that was opened for a task of an agent' },
  { path: 'work.figures', holds: 'Numbers of the campaign report' },
]
