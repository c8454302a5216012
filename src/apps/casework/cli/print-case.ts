import type { Out } from '#host/cli/out.ts'
import { columns, oneLine, printable } from '#host/cli/terminal.ts'
import type { DocumentList, FactList, Matrix } from '../services/case-file-shapes.ts'
import type { CaseBoard, Playbook } from '../services/cases-shapes.ts'

/** How a case stands, what was made of it, and what to do next. */
export function printBoard(out: Out, board: CaseBoard): void {
  const { id, name, case: own, unread, unreadable, session, turns, promotions, bundles, notes } = board
  out.say(`${out.paint(oneLine(name), 'bold')}  ${id}`)
  if (!own) {
    out.say('  It is not open yet.')
    return
  }
  const decided = own.decided_by ? `, by ${oneLine(own.decided_by)}: ${oneLine(own.decision_reason ?? '')}` : ''
  out.say(`  ${own.status}${decided}; conflict: ${own.conflict}; taxonomy ${own.coa_version}`)
  out.say(
    `  documents: ${own.documents}, still to be read: ${unread}, unreadable: ${unreadable}; facts: ${own.facts}; maps: ${own.map_round}`,
  )
  const summary = notes.find(({ kind }) => kind === 'intake_summary')?.content.summary
  if (own.status === 'intake' && typeof summary === 'string') out.say(`\n${printable(summary)}\n`)
  for (const { name: party, side, answer } of board.flagged)
    out.say(`  conflict  ${oneLine(party)} (${side}): ${answer}`)
  for (const { names, given_by, words, recorded_by } of board.waivers)
    out.say(
      `  waiver    ${oneLine(names.join(', '))}, consented by ${oneLine(given_by)}: "${oneLine(words)}"; recorded by ${oneLine(recorded_by)}`,
    )
  const waives = own.conflict === 'yes' || own.conflict === 'possible'
  if (own.status === 'intake' && own.intake_round > 0)
    out.say(
      `  decide    lanewright cases decide ${id} accept|reject|request_more --reason WHY${waives ? '\n            accept needs --waive NAME --consent-by WHO --consent "..."' : ''}`,
    )
  if (own.status === 'accepted' && board.undecided > 0)
    out.say(`  privilege ${board.undecided} to decide: lanewright cases documents ${id} --undecided`)
  if (session && !session.consent_at)
    out.say(`  interview lanewright cases consent ${id} --by NAME --words "..." [--recording]`)
  const open = turns.find(({ waits, audio }) => waits && !audio)
  if (open) out.say(`  asked     ${printable(open.question)}\n            lanewright cases answer ${id} --text "..."`)
  for (const { status, title, findings } of promotions)
    out.say(`  insight   ${oneLine(title)}: ${status}${findings.length > 0 ? `, ${findings.length} findings` : ''}`)
  for (const { bundle_id, kind, status, problem } of bundles)
    out.say(`  package   ${bundle_id}  ${kind}: ${status}${problem ? `, ${oneLine(problem)}` : ''}`)
}

export function printDocuments(out: Out, { documents, total }: DocumentList): void {
  const rows = documents.map((d) => [
    String(d.number),
    d.document_id,
    oneLine(d.name),
    d.stage === 'unreadable' ? `unreadable: ${oneLine(d.problem ?? '')}` : d.stage,
    d.is_undecided ? 'NEEDS A DECISION' : (d.decision ?? ''),
    d.hash.slice(0, 16),
  ])
  if (rows.length === 0) {
    out.say('Nothing is in the file of this case.')
    return
  }
  out.say(columns([['NO.', 'ID', 'NAME', 'STAGE', 'PRIVILEGE', 'SHA-256'], ...rows]))
  for (const { number, name, signs, is_undecided } of documents.filter((d) => d.signs.length > 0 || d.is_undecided)) {
    out.say(`\nNo. ${number} ${oneLine(name)}${is_undecided ? '' : ' (decided)'}`)
    for (const { kind, quote, page } of signs)
      out.say(`  ${kind.replace('_', ' ')}${page === null ? '' : `, page ${page}`}: "${oneLine(quote)}"`)
    if (signs.length === 0) out.say('  No text could be read, so nobody has looked for signs of privilege.')
  }
  if (documents.some((d) => d.is_undecided))
    out.say('\nDecide each: lanewright cases mark CASE DOCUMENT include|withhold|redact --basis WHY [--passage WORDS]')
  const last = documents.at(-1)
  if (documents.length < total && last) out.say(`${total} in all; go on with --after ${last.number}`)
}

export function printFacts(out: Out, { facts, total }: FactList): void {
  for (const fact of facts) {
    const place = fact.document ? `${oneLine(fact.document)}, page ${fact.page}` : 'no pinpoint: unsupported'
    out.say(`${fact.number}. ${oneLine(fact.statement)}\n   ${place}\n   ID ${fact.fact_id}`)
    if (fact.rejected) out.say(`   Rejected by ${oneLine(fact.rejected.by)}: ${oneLine(fact.rejected.reason)}`)
    if (fact.corrected)
      out.say(
        `   Corrected by ${oneLine(fact.corrected.by)}: ${oneLine(fact.corrected.reason)}\n   The source reads: ${oneLine(fact.original ?? '')}`,
      )
    for (const { coa_id, element_id, relation } of fact.elements)
      out.say(`   ${relation.replaceAll('_', ' ')}: ${coa_id}.${element_id}`)
  }
  const last = facts.at(-1)
  if (!last) {
    out.say('No facts were taken yet.')
    return
  }
  if (facts.length < total) out.say(`${total} in all; go on with --after ${last.number}`)
}

export function printMatrix(out: Out, { round, coa_version, rows }: Matrix): void {
  if (round === 0) {
    out.say('Nothing was mapped yet.')
    return
  }
  out.say(`Map ${round}, taxonomy ${coa_version}`)
  for (const { coa_id, element_id, status, missing, facts } of rows) {
    const by = facts.length > 0 ? `facts ${facts.map(({ number }) => number).join(', ')} support it` : ''
    out.say(`  ${coa_id}/${element_id}: ${status}${by ? `; ${by}` : ''}${missing ? `; ${oneLine(missing)}` : ''}`)
  }
}

export function printPlaybook(out: Out, { entries, heuristics }: Playbook): void {
  if (entries.length + heuristics.length === 0) {
    out.say('Nothing was promoted yet.')
    return
  }
  for (const { title, body, promoted_at, signed_off_by } of entries)
    out.say(
      `${out.paint(oneLine(title), 'bold')}  ${promoted_at.slice(0, 10)}, ${oneLine(signed_off_by)}\n${printable(body)}\n`,
    )
  for (const { when, advice } of heuristics) out.say(`When ${oneLine(when)}: ${oneLine(advice)}`)
}
