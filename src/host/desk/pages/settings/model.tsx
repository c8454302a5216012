import { Badge } from '../../components/badge.tsx'
import { Card, Section } from '../../components/page.tsx'
import { Exact, Fact, Facts } from './facts.tsx'
import type { Overview } from './types.ts'

/** Which model proposes, for which apps, and what leaves this machine for it. */
export function ModelFacts({ overview: { model, apps, speech } }: { overview: Overview }) {
  const isUnused = model !== null && apps.every(({ proposes }) => proposes === 'rules')
  return (
    <Section title="Model">
      <Card>
        {model === null ? (
          <p className="text-quiet">
            No model is configured; everything works without one. To use one, start with{' '}
            <code>LANEWRIGHT_MODEL=PROVIDER/MODEL</code>, <code>LANEWRIGHT_MODEL_APPS=APP,APP</code> and{' '}
            <code>LANEWRIGHT_MODEL_KEY_SECRET=NAME</code>, where NAME is a secret below.
          </p>
        ) : (
          <Facts>
            <Fact name="Model">
              {model.provider} / {model.model}
            </Fact>
            {model.server && <Fact name="Server">{model.server}</Fact>}
            <Fact name="Key">
              <Key of={model.key} />
            </Fact>
          </Facts>
        )}
        {isUnused && (
          <p role="status" className="mt-3">
            <Badge tone="warn">unused</Badge> The model is configured, but no app uses it. Name the apps in{' '}
            <code>LANEWRIGHT_MODEL_APPS</code> and start again.
          </p>
        )}
        <ul
          aria-label="Who proposes in each app"
          className="mt-4 flex flex-col divide-y divide-line border-t border-line"
        >
          {apps.map((app) => (
            <AppLine key={app.app} app={app} />
          ))}
          <li className="py-2.5">
            <span className="font-medium">Dictated answers</span>{' '}
            {speech ? <Badge tone="warn">server</Badge> : <Badge tone="good">this machine</Badge>}
            <span className="block text-quiet">
              {speech ? `Every recording is sent to ${speech.server}.` : 'Recordings are transcribed here.'}
            </span>
          </li>
        </ul>
      </Card>
    </Section>
  )
}

function AppLine({ app: { title, app, proposes, confidential, setting, sends } }: { app: Overview['apps'][number] }) {
  return (
    <li className="py-2.5">
      <span className="font-medium">{title}</span>{' '}
      {proposes === 'model' ? <Badge tone="warn">model</Badge> : <Badge tone="good">rules</Badge>}
      {proposes === 'rules' ? (
        <span className="block text-quiet">
          Nothing is sent to a model.{' '}
          {setting && (
            <>
              To change that, name <code>{app}</code> in <code>{setting}</code>
              {confidential && `; then ${confidential} leave this machine`}.
            </>
          )}
        </span>
      ) : (
        <details className="mt-1">
          <summary className="cursor-pointer text-quiet">What the model receives</summary>
          <ul className="mt-1 list-disc pl-5">
            {sends.map(({ path, holds }) => (
              <li key={path}>
                {holds} <code className="text-xs text-quiet">{path}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
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
