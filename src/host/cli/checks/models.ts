import { checkModelApps, unusedModel } from '../../model-choice.ts'
import { appModelOf } from '../../settings/overview.ts'
import { loadPacks } from '../load-apps.ts'
import type { Settings } from '../settings.ts'
import { broken, type Check, good, warn } from './check.ts'

/** Who proposes in each app, and what leaves this machine for it. */
export async function checkModels(settings: Settings): Promise<Check[]> {
  const { model, speech } = settings
  try {
    const packs = await loadPacks(settings)
    if (model) checkModelApps(model, packs)
    const unused = unusedModel(model, packs)
    return [
      ...(unused ? [warn('model', unused.message, unused.next)] : []),
      ...packs.map((pack) => {
        const { proposes, sends } = appModelOf(pack, model)
        if (proposes === 'rules') return good(`model of ${pack.name}`, 'off; its rules propose, and nothing leaves')
        const what = sends.map(({ holds }) => holds).join('; ')
        return good(`model of ${pack.name}`, `${model?.provider}/${model?.model} proposes, and receives: ${what}`)
      }),
      speech
        ? good('speech', `recordings of dictated answers are sent to ${URL.parse(speech.url)?.host ?? 'a server'}`)
        : good('speech', 'dictated answers are transcribed on this machine'),
    ]
  } catch (error) {
    return [broken('model', error)]
  }
}
