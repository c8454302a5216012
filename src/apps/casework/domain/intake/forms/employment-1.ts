import type { FieldCondition, FormDefinition, FormField } from '../form-definition.ts'

const withEmployer: FieldCondition = { field: 'employer.name', given: true }
const atWork: FieldCondition = {
  field: 'matter_type',
  is: ['discrimination', 'harassment', 'retaliation', 'termination', 'unpaid_wages', 'leave', 'whistleblowing'],
}
const unequal: FieldCondition = { field: 'matter_type', is: ['discrimination', 'harassment'] }
const wages: FieldCondition = { field: 'matter_type', is: ['unpaid_wages'] }

const you: FormField[] = [
  {
    field: 'client.full_name',
    label: 'Full name',
    kind: 'person',
    required: true,
    ask: 'What is your full name, as it stands in your papers?',
  },
  {
    field: 'client.aliases',
    label: 'Other names',
    kind: 'list',
    required: false,
    ask: 'Which other names have you used, also before a marriage?',
  },
  { field: 'client.email', label: 'E-mail', kind: 'contact', required: false, ask: 'What is your e-mail address?' },
  {
    field: 'client.phone',
    label: 'Telephone',
    kind: 'contact',
    required: false,
    ask: 'What is your telephone number?',
  },
  {
    field: 'client.address',
    label: 'Postal address',
    kind: 'contact',
    required: false,
    ask: 'What is your postal address?',
  },
  {
    field: 'client.date_of_birth',
    label: 'Date of birth',
    kind: 'date',
    required: false,
    ask: 'When were you born?',
  },
  {
    field: 'client.language',
    label: 'Preferred language',
    kind: 'text',
    required: false,
    ask: 'In which language would you like to talk with us?',
  },
]

const matter: FormField[] = [
  {
    field: 'matter_type',
    label: 'What it is about',
    kind: 'choice',
    required: true,
    ask: 'Which of these is closest to what it is about?',
  },
  {
    field: 'narrative',
    label: 'What happened',
    kind: 'text',
    required: true,
    ask: 'What happened, in your own words, from the beginning?',
  },
  {
    field: 'protected_reasons',
    label: 'Reasons the client sees',
    kind: 'list',
    required: unequal,
    ask: 'What do you think was the reason for how you were treated?',
  },
  {
    field: 'wanted',
    label: 'What the client wants',
    kind: 'text',
    required: true,
    ask: 'What would you like to reach?',
  },
  {
    field: 'agency_filing',
    label: 'Filed with an agency',
    kind: 'text',
    required: false,
    ask: 'Have you filed anything with an agency, and with which one?',
  },
  {
    field: 'other_attorney',
    label: 'Another attorney',
    kind: 'person',
    required: false,
    ask: 'Does another attorney help you with this?',
  },
]

const work: FormField[] = [
  {
    field: 'employer.name',
    label: 'Employer',
    kind: 'text',
    required: atWork,
    ask: 'What is the full name of the employer, as it stands on a pay slip?',
  },
  {
    field: 'employer.address',
    label: "Employer's address",
    kind: 'text',
    required: false,
    ask: 'Where is the employer?',
  },
  {
    field: 'employer.work_place',
    label: 'Place of work',
    kind: 'text',
    required: withEmployer,
    ask: 'In which city and state do or did you work?',
  },
  {
    field: 'employer.sector',
    label: 'Kind of employer',
    kind: 'choice',
    required: unequal,
    ask: 'Is the employer private, federal, or a state or local body?',
  },
  {
    field: 'employer.employees',
    label: 'Number of employees',
    kind: 'choice',
    required: false,
    ask: 'About how many people work for the employer?',
  },
  {
    field: 'employer.job_title',
    label: 'Job',
    kind: 'text',
    required: withEmployer,
    ask: 'What is or was your job there?',
  },
  {
    field: 'employer.still_employed',
    label: 'Still employed',
    kind: 'choice',
    required: withEmployer,
    ask: 'Do you still work there?',
  },
  {
    field: 'employer.pay',
    label: 'Pay',
    kind: 'money',
    required: wages,
    ask: 'How much were you to be paid, and for what time?',
  },
]

const others: FormField[] = [
  {
    field: 'opposing_parties',
    label: 'Other side',
    kind: 'list',
    // Nobody can be checked for conflicts against a side that has no name.
    required: { field: 'employer.name', given: false },
    ask: 'Who stands on the other side: which company, which people?',
  },
  {
    field: 'related_people',
    label: 'Others who know',
    kind: 'list',
    required: false,
    ask: 'Who else saw it, knows of it or is touched by it?',
  },
]

const dates: FormField[] = [
  {
    field: 'key_dates[hired]',
    label: 'Start of the job',
    kind: 'date',
    required: withEmployer,
    ask: 'When did you begin to work there?',
  },
  {
    field: 'key_dates[happened]',
    label: 'Day it happened',
    kind: 'date',
    required: { field: 'matter_type', is: ['discrimination', 'harassment', 'retaliation', 'leave', 'whistleblowing'] },
    ask: 'When did it happen? If it went on for some time: when was the last time?',
  },
  {
    field: 'key_dates[ended]',
    label: 'End of the job',
    kind: 'date',
    required: { field: 'employer.still_employed', is: [false] },
    ask: 'When did the job end?',
  },
  {
    field: 'key_dates[unpaid_until]',
    label: 'Last unpaid work',
    kind: 'date',
    required: wages,
    ask: 'Which was the last pay day on which pay was missing?',
  },
  {
    field: 'key_dates',
    label: 'Dates that matter',
    kind: 'list',
    required: true,
    ask: 'Which dates matter? A month or a year is enough where you do not know the day.',
  },
  {
    field: 'deadlines_known',
    label: 'Deadlines the client knows of',
    kind: 'list',
    required: false,
    ask: 'Do you know of any deadline or hearing?',
  },
]

const papers: FormField[] = [
  {
    field: 'documents_listed',
    label: 'Documents',
    kind: 'list',
    required: false,
    ask: 'Which papers, messages or pictures do you have?',
  },
  {
    field: 'signed_at',
    label: 'Signature',
    kind: 'date',
    required: true,
    ask: 'Please sign the form.',
  },
]

export const employment1: FormDefinition = {
  version: 'employment-1',
  title: 'Trouble at work',
  sections: [
    { title: 'You', fields: you },
    { title: 'What it is about', fields: matter },
    { title: 'Your work', fields: work },
    { title: 'Who else', fields: others },
    { title: 'When', fields: dates },
    { title: 'Papers', fields: papers },
  ],
}
