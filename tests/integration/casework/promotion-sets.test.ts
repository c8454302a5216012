import { describe, expect, test } from 'vitest'
import { sanitise } from '#apps/casework/domain/governance/sanitise.ts'
import { leakCases } from './evaluation/leaked-names.ts'
import { generalInsights, plantedCases, plantedForms } from './evaluation/planted-variants.ts'
import { ordinaryNames, type PromotionSet, tuning, unseen } from './evaluation/promotion-sets.ts'

const LEAST_CLEAN = 0.9

describe.each<[string, PromotionSet]>([
  ['tuning set', tuning],
  ['unseen set', unseen],
])('%s', (_name, { planted, clean }) => {
  test.each(planted)('finds what is planted in: %s [H-promotion.2]', (line) => {
    const start = line.indexOf('[[')
    const end = line.indexOf(']]') - 2
    const checked = sanitise({ text: line.replace('[[', '').replace(']]', ''), sources: [], entities: [] })
    if ('refused' in checked) throw new Error(checked.refused.message)
    expect(checked.findings.some((finding) => finding.start < end && finding.end > start)).toBe(true)
  })

  test('lets general insights pass', () => {
    const denied = clean.filter((text) => {
      const checked = sanitise({ text, sources: [], entities: [] })
      return 'refused' in checked || !checked.clean
    })
    expect(denied.length, denied.join('\n')).toBeLessThanOrEqual(Math.floor(clean.length * (1 - LEAST_CLEAN)))
  })
})

describe.each(leakCases)('the documents of $name', ({ documents, leaks, clean }) => {
  const sources = documents.map((text, at) => ({ id: `document-${at}`, text }))

  test.each(leaks)('finds what leaks in: %s [H-promotion.2]', (line) => {
    const start = line.indexOf('[[')
    const end = line.indexOf(']]') - 2
    const checked = sanitise({ text: line.replace('[[', '').replace(']]', ''), sources, entities: [] })
    if ('refused' in checked) throw new Error(checked.refused.message)
    expect(checked.findings.some((finding) => finding.start < end && finding.end > start)).toBe(true)
  })

  test('lets general insights pass', () => {
    const denied = clean.filter((text) => {
      const checked = sanitise({ text, sources, entities: [] })
      return 'refused' in checked || !checked.clean
    })
    expect(denied.length, denied.join('\n')).toBeLessThanOrEqual(Math.floor(clean.length * (1 - LEAST_CLEAN)))
  })
})

describe('names of a document that are ordinary words', () => {
  const sources = [{ id: 'statement', text: ordinaryNames.statement }]

  test.each(ordinaryNames.planted)('finds: %s [H-promotion.1]', (line) => {
    const start = line.indexOf('[[')
    const end = line.indexOf(']]') - 2
    const checked = sanitise({ text: line.replace('[[', '').replace(']]', ''), sources, entities: [] })
    if ('refused' in checked) throw new Error(checked.refused.message)
    expect(checked.findings.some((finding) => finding.start < end && finding.end > start)).toBe(true)
  })

  test.each(ordinaryNames.clean)('lets pass: %s', (text) => {
    expect(sanitise({ text, sources, entities: [] })).toMatchObject({ clean: true })
  })
})

describe.each(plantedCases)('what is planted in $name', (planted) => {
  const sources = planted.documents.map((text, at) => ({ id: `document-${at}`, text }))

  test('is found in every form [H-promotion.1, H-promotion.2]', () => {
    const missed = plantedForms(planted).filter(({ text, start, end }) => {
      const checked = sanitise({ text, sources, entities: [] })
      return !('refused' in checked) && !checked.findings.some((finding) => finding.start < end && finding.end > start)
    })
    expect(missed.map(({ text }) => text)).toEqual([])
  })

  test('lets general insights pass', () => {
    const denied = generalInsights.filter((text) => {
      const checked = sanitise({ text, sources, entities: [] })
      return 'refused' in checked || !checked.clean
    })
    expect(denied.length / generalInsights.length, denied.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
