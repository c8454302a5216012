/** What a person calls the work of an app. */
export function workKind(app: string): string {
  if (app === 'outreach') return 'campaign'
  return app === 'casework' ? 'case' : app
}

/** Where the work of a workspace is looked at: in the room of its app, else in the ledger. */
export function workPlace(app: string, workspace: string): { to: string } {
  if (app === 'outreach') return { to: `/campaigns/${workspace}` }
  if (app === 'scheduling') return { to: `/meetings/${workspace}` }
  if (app === 'casework') return { to: `/cases/${workspace}` }
  if (app === 'tasks') return { to: '/tasks' }
  return { to: `/ledger/${workspace}` }
}
