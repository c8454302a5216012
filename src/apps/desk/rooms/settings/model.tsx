import { Badge } from '../../parts/badge.tsx'
import { Card, Section } from '../../parts/page.tsx'
import { Exact, Fact, Facts } from './facts.tsx'
import type { Overview } from './types.ts'

/** Which model proposes. A model only proposes: what it says passes the same checks as everything else. */
export function ModelFacts({ model }: { model: Overview['model'] }) {
  return (
    <Section title="Model">
      <Card>
        {model === null ? (
          <p className="text-quiet">
            No model is configured; everything works without. To let one propose, start with{' '}
            <code>LANEWRIGHT_MODEL=PROVIDER/MODEL</code> and <code>LANEWRIGHT_MODEL_KEY_SECRET=NAME</code>, where NAME
            is a secret below.
          </p>
        ) : (
          <Facts>
            <Fact name="Model">
              {model.provider} / {model.model}
            </Fact>
            {model.server && <Fact name="Server">{model.server}</Fact>}
            <Fact name="Proposes in">{model.packs.join(', ') || 'no pack that is loaded'}</Fact>
            <Fact name="Key">
              <Key of={model.key} />
            </Fact>
          </Facts>
        )}
      </Card>
    </Section>
  )
}

function Key({ of: { from, name, there } }: { of: NonNullable<Overview['model']>['key'] }) {
  if (from === 'none') return 'None is named. A server that asks for one refuses.'
  return (
    <>
      {there ? <Badge tone="good">there</Badge> : <Badge tone="bad">missing</Badge>} from the{' '}
      {from === 'secret' ? 'secret' : 'file'} <Exact>{name ?? ''}</Exact>
      {!there && (
        <span className="block text-quiet">
          {from === 'secret' ? 'Set it below; it is used from the next question on.' : 'Write the key into that file.'}
        </span>
      )}
    </>
  )
}
