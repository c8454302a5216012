import { checkModelApps, unusedModel } from '../../model-choice.ts'
import { appModelOf } from '../../settings/overview.ts'
import { loadApps } from '../load-apps.ts'
import type { Settings } from '../settings.ts'
import { broken, type Check, good, warn } from './check.ts'

/** Who proposes in each app, and what leaves this machine for it. */
export async function checkModels(settings: Settings): Promise<Check[]> {
  const { model, speech } = settings
  try {
    const apps = await loadApps(settings)
    if (model) checkModelApps(model, apps)
    const unused = unusedModel(model, apps)
    return [
      ...(unused ? [warn('model', unused.message, unused.next)] : []),
      ...apps.map((app) => {
        const { proposes, sends } = appModelOf(app, model)
        if (proposes === 'rules') return good(`model of ${app.name}`, 'off; its rules propose, and nothing leaves')
        const what = sends.map(({ holds }) => holds).join('; ')
        return good(`model of ${app.name}`, `${model?.provider}/${model?.model} proposes, and receives: ${what}`)
      }),
      speech
        ? good('speech', `recordings of dictated answers are sent to ${URL.parse(speech.url)?.host ?? 'a server'}`)
        : good('speech', 'dictated answers are transcribed on this machine'),
    ]
  } catch (error) {
    return [broken('model', error)]
  }
}
