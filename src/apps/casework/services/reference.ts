import { BUNDLE_KINDS } from '#kernel/contracts/export-bundle.ts'
import { CaseGoal } from '../contracts.ts'
import { ClientIntakeForm } from '../domain/intake/form-schema.ts'
import { FORMS } from '../domain/intake/forms/all.ts'
import { loadPromptPack, PROMPT_PACKS } from '../domain/interview/prompt-pack.ts'
import { loadTaxonomy, TAXONOMIES } from '../domain/mapping/taxonomy.ts'
import type { Reference } from './cases-shapes.ts'

/** What a case can be made of; it changes with the product only. */
export function caseReference(speech: boolean): Reference {
  return {
    matter_types: [...CaseGoal.properties.matter_type.enum],
    taxonomies: TAXONOMIES.map((name) => {
      const { version, title, jurisdiction, causes } = loadTaxonomy(name)
      return {
        ...{ version, title, jurisdiction },
        causes: causes.map(({ id, title: called, elements }) => ({
          ...{ id, title: called },
          elements: elements.map(({ id: element, title: named, needs }) => ({ id: element, title: named, needs })),
        })),
      }
    }),
    prompt_packs: PROMPT_PACKS.map((name) => {
      const { version, title, consent } = loadPromptPack(name)
      return { version, title, consent }
    }),
    forms: [...FORMS.values()].map(({ version, title, sections }) => ({
      ...{ version, title },
      sections: sections.map((section) => ({ ...section })),
      schema: JSON.parse(JSON.stringify(ClientIntakeForm)) as Record<string, unknown>,
    })),
    bundle_kinds: [...BUNDLE_KINDS],
    speech,
  }
}
