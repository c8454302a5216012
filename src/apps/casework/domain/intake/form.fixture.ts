import type { UploadedFile } from './document-checks.ts'
import type { ClientIntakeForm } from './form-schema.ts'

/** A form as a client may send it, for tests: nothing is missing, nothing is in doubt. */
export function sampleForm(): ClientIntakeForm {
  return {
    form_version: 'employment-1',
    client: {
      full_name: 'María José Ortega Ruiz',
      aliases: ['Maria Ortega'],
      email: 'maria.ortega@example.org',
      phone: '+1 (555) 010-7788',
      address: '12 Harbor Street, Springfield',
      date_of_birth: '1979-06-02',
      language: 'Spanish',
    },
    matter_type: 'discrimination',
    employer: {
      name: 'Northwind Logistics, Inc.',
      address: '400 Dock Road, Springfield',
      work_place: 'Springfield, Illinois',
      sector: 'private',
      employees: '50+',
      job_title: 'Shift supervisor',
      still_employed: false,
      pay: { amount: '31.50', currency: 'USD', per: 'hour' },
    },
    opposing_parties: [
      { name: 'Northwind Logistics, Inc.', kind: 'organisation', role: 'employer' },
      { name: 'Gregory T. Hale', kind: 'person', aliases: ['Greg Hale'], role: 'manager' },
    ],
    related_people: [
      { name: "Siobhán O'Neill", relation: 'witness' },
      { name: 'Tomás Ruiz', relation: 'family' },
    ],
    narrative: [
      'I worked on the night shift for nine years. In January a new manager, Gregory Hale, came and told me that',
      'the team needed younger blood. In March I was passed over for the day shift, and when I complained to Human',
      'Resources in April I was written up twice within a week. On 30 May they let me go and said it was my attitude.',
    ].join('\n'),
    key_dates: [
      { what: 'hired', date: '2016-05' },
      { what: 'happened', date: '2025-05-30', note: 'the day they let me go' },
      { what: 'complaint_made', date: '2025-04-14' },
      { what: 'ended', date: '2025-05-30' },
    ],
    protected_reasons: ['age', 'national_origin', 'complaint_made'],
    wanted: 'My job back, or pay until I find another one.',
    documents_listed: [
      { name: 'Termination letter', kind: 'termination_letter', have: 'yes' },
      { name: 'Write-ups from April', kind: 'other', have: 'yes' },
    ],
    signed_at: '2025-06-20T15:00:00Z',
  }
}

export function sampleUploads(): UploadedFile[] {
  return [
    { name: 'TerminationLetter.pdf', artifact_kind: 'document', content_type: 'application/pdf' },
    { name: 'scan write-ups from april.JPG', artifact_kind: 'document', content_type: 'image/jpeg' },
  ]
}
