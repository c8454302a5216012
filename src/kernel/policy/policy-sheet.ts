import { Ajv, type ValidateFunction } from 'ajv'
import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument, visit } from 'yaml'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** Reads a policy file: YAML, as little of it as a policy needs, with the place of every word kept for the problems. */

export interface PolicySource {
  path: string
  text: string
}

export interface PolicyProblem extends Refusal {
  file: string
  line: number
  column: number
}

/** One file: what it says, and what is wrong with it, by place. */
export interface PolicySheet {
  /** Null when the file could not be read as one plain mapping. */
  content: Record<string, unknown> | null
  problems: PolicyProblem[]
  report(path: Path, code: string, message: string, next: string, where?: 'key' | 'value'): void
}

type Path = (string | number)[]
type ReportAt = (offset: number, code: string, message: string, next: string) => void

const maxSizeBytes = 64 * 1024
const maxProblems = 200
const reservedKeys = new Set(['__proto__', 'constructor', 'prototype'])

export function readSheet(source: PolicySource, maxBytes = maxSizeBytes): PolicySheet {
  const problems: PolicyProblem[] = []
  const lines = new LineCounter()
  let root: ParsedNode | null = null
  const reportAt: ReportAt = (offset, code, message, next) => {
    const { line, col } = lines.linePos(offset)
    const place = { file: source.path, line: Math.max(line, 1), column: Math.max(col, 1) }
    if (problems.length >= maxProblems) return
    // A word that is already misspelt for the schema need not also be unknown to the app.
    const misspelt = problems.some((one) => one.code === 'policy.schema' && samePlace(one, place))
    if (misspelt && code !== 'policy.schema') return
    problems.push({ code, message, next, ...place })
  }
  const sheet: PolicySheet = {
    content: null,
    problems,
    report: (path, code, message, next, where = 'value') => reportAt(offsetOf(root, path, where), code, message, next),
  }

  if (Buffer.byteLength(source.text) > maxBytes) {
    const next = `Keep the file below ${maxBytes} bytes.`
    reportAt(0, 'policy.too_large', 'The policy file is too large to be read by a person.', next)
    return sheet
  }
  try {
    const document = parseDocument(source.text, {
      version: '1.2',
      // Said once more, because a directive in the file could choose another version, and with it another schema.
      schema: 'core',
      merge: false,
      strict: true,
      uniqueKeys: true,
      stringKeys: true,
      prettyErrors: false,
      lineCounter: lines,
      // Silent would also hide that the file holds a second document.
      logLevel: 'error',
    })
    for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
      const name = code === 'DUPLICATE_KEY' ? 'policy.duplicate_key' : 'policy.yaml'
      reportAt(pos[0], name, `The file is no plain YAML: ${message}.`, 'Correct the file at this place.')
    }
    // The parser passes over a byte order mark, and reads a directive behind it.
    const directive = /^\ufeff?%/m.exec(source.text)
    if (directive) {
      const next = 'Remove the lines that begin with %.'
      reportAt(directive.index, 'policy.directive', 'A policy has no YAML directives.', next)
    }
    root = document.contents
    if (root) refuseCleverness(root, reportAt)
    if (problems.length > 0) return sheet
    if (isMap(root)) {
      sheet.content = document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>
    } else {
      const next = 'Write NAME: and its keys below.'
      reportAt(0, 'policy.schema', 'The file must be a mapping from names to entries.', next)
    }
  } catch (error) {
    // The parser tells of a file that is nested deeper than the stack; what comes after it recurses, too.
    if (!(error instanceof RangeError)) throw error
    reportAt(0, 'policy.yaml', 'The file is nested too deeply.', 'Write it as a plain mapping of lists and words.')
  }
  return sheet
}

/** What stands in the file is what holds: nothing is defined elsewhere, converted or merged in. */
function refuseCleverness(root: Node, reportAt: ReportAt): void {
  const plainly = 'Write the words out plainly.'
  visit(root, {
    Alias: (_, node) => reportAt(startOf(node), 'policy.alias', 'A policy has no aliases.', plainly),
    Value: (key, node) => {
      if (node.anchor !== undefined) reportAt(startOf(node), 'policy.alias', 'A policy has no anchors.', plainly)
      if (node.tag !== undefined) reportAt(startOf(node), 'policy.tag', 'A policy has no tags.', plainly)
      if (!isScalar(node)) return
      if (typeof node.value === 'string' && !node.value.isWellFormed()) {
        reportAt(startOf(node), 'policy.yaml', 'Half a character (a lone surrogate) has no bytes to hash.', plainly)
      }
      if (key !== 'key') return
      if (node.value === '<<') reportAt(startOf(node), 'policy.merge_key', 'A policy has no merge keys.', plainly)
      if (reservedKeys.has(String(node.value))) {
        reportAt(startOf(node), 'policy.reserved_key', `${node.value} is a reserved word.`, 'Choose another name.')
      }
    },
  })
}

/** Where a value or its key begins; where it is missing, the nearest thing around it that exists. */
function offsetOf(root: Node | null, path: Path, where: 'key' | 'value'): number {
  let node: unknown = root
  let offset = 0
  for (const [depth, part] of path.entries()) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === part) : undefined
    const child = pair ? pair.value : isSeq(node) ? node.items[Number(part)] : undefined
    if (!pair && !child) break
    // In `{A, B}` a key has no value at all, not even an empty one.
    const useKey = pair && (!pair.value || (where === 'key' && depth === path.length - 1))
    offset = startOf((useKey ? pair.key : child) as Node)
    node = child
  }
  return offset
}

function startOf(node: Node): number {
  return node.range![0]
}

function samePlace(one: PolicyProblem, place: { line: number; column: number }): boolean {
  return one.line === place.line && one.column === place.column
}

let ajv: Ajv | undefined

/**
 * What a file must look like: every fault is told, not only the first. The schema is ours, so it is not itself checked;
 * it is compiled when the first such file is read, once.
 */
export function shapeOf(schema: object): ValidateFunction {
  ajv ??= new Ajv({ allErrors: true, ownProperties: true, validateSchema: false })
  return ajv.compile(schema)
}
