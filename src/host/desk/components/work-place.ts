/** What a person calls the work of a pack. */
export function workKind(pack: string): string {
  if (pack === 'outreach') return 'campaign'
  return pack === 'casework' ? 'case' : pack
}

/** Where the work of a workspace is looked at: in the room of its pack, else in the ledger. */
export function workPlace(pack: string, workspace: string): { to: string } {
  if (pack === 'outreach') return { to: `/campaigns/${workspace}` }
  if (pack === 'scheduling') return { to: `/meetings/${workspace}` }
  if (pack === 'casework') return { to: `/cases/${workspace}` }
  if (pack === 'tasks') return { to: '/tasks' }
  return { to: `/ledger/${workspace}` }
}
