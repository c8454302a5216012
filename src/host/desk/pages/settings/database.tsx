import { Card, Section } from '../../components/page.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { counted, Exact, Fact, Facts, sayBytes } from './facts.tsx'
import type { Overview } from './types.ts'

export function DatabaseFacts({ overview }: { overview: Overview }) {
  const { database, journal, folder, version, node, platform } = overview
  const key = journal.keys.at(-1)
  return (
    <Section title="Database and journal">
      <Card>
        <Facts>
          <Fact name="Lanewright">
            {version} on Node {node}, {platform}
          </Fact>
          <Fact name="Database">
            {database.kind === 'embedded' ? 'embedded, in the data folder' : `at ${database.host ?? 'another server'}`}:
            PostgreSQL {database.postgres}, {sayBytes(database.size_bytes)}
          </Fact>
          <Fact name="Schema">
            {database.migrations} migrations, the last of the kernel is {database.schema ?? 'none'}
          </Fact>
          <Fact name="Holds">
            {database.entries.toLocaleString()} entries of {counted(database.workspaces, 'workspace')}
          </Fact>
          <Fact name="Data folder">
            <Exact>{folder.path}</Exact>
            {folder.free_bytes !== null && <span className="text-quiet"> ({sayBytes(folder.free_bytes)} free)</span>}
          </Fact>
          <Fact name="Journal">
            <Exact>{journal.folder}</Exact>
            <span className="block text-quiet">
              Signed, and outside of the data folder. Keep a copy of it elsewhere: it proves what the database once
              held.
            </span>
          </Fact>
          <Fact name="Last seal">
            {journal.last_seal ? (
              <>
                <Timestamp at={journal.last_seal.at} near />, line {journal.last_seal.line.toLocaleString()}
              </>
            ) : (
              'nothing was sealed yet'
            )}
          </Fact>
          {key && (
            <Fact name="Signing key">
              <Exact>{key}</Exact>
            </Fact>
          )}
          <Fact name="Installation">
            <Exact>{database.installation}</Exact>
          </Fact>
        </Facts>
      </Card>
    </Section>
  )
}
