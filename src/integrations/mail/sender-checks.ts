import type { AuthResult, SenderChecks } from '#kernel/ports/mailer.ts'

const RESULTS = new Set(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror', 'policy'])
const METHODS = ['spf', 'dkim', 'dmarc'] as const
type Method = (typeof METHODS)[number]
const MOST_RESULTS = 50

interface Said {
  method: Method
  result: AuthResult
  /** The domain that the result is about. */
  domain: string | null
}

export const NO_CHECKS: SenderChecks = { spf: 'none', dkim: 'none', dmarc: 'none' }

/**
 * What our own server found out about the sender (RFC 8601). Only the topmost header that carries a trusted server's
 * name counts: everything below it came with the mail, and anybody can write it. A pass for another domain than the one
 * that stands in From proves nothing about From, and is shown as `policy`.
 */
export function readSenderChecks(
  headers: readonly string[],
  fromDomain: string | null,
  trusted: readonly string[],
): SenderChecks {
  const names = new Set(trusted.map((name) => name.toLowerCase()))
  const ours = headers.map(splitHeader).find(({ server }) => names.has(server))
  if (!ours || fromDomain === null) return { ...NO_CHECKS }
  const said = ours.clauses.slice(0, MOST_RESULTS).flatMap(readClause)
  const dmarcHolds = said.some((one) => one.method === 'dmarc' && isAlignedPass(one, fromDomain))
  const of = (method: Method): AuthResult => {
    const found = said.filter((one) => one.method === method)
    if (found.some((one) => isAlignedPass(one, fromDomain))) return 'pass'
    const first = found[0]?.result ?? 'none'
    // Where DMARC holds, the server itself has compared the domains.
    return first === 'pass' && !(dmarcHolds && method !== 'dmarc') ? 'policy' : first
  }
  return { spf: of('spf'), dkim: of('dkim'), dmarc: of('dmarc') }
}

const isAlignedPass = ({ result, domain }: Said, from: string) =>
  result === 'pass' && domain !== null && (domain === from || (domain.includes('.') && from.endsWith(`.${domain}`)))

function splitHeader(header: string): { server: string; clauses: string[] } {
  const [first = '', ...clauses] = splitClauses(withoutComments(header))
  // The version may follow the name.
  return { server: first.trim().split(/\s+/)[0]!.toLowerCase(), clauses }
}

function readClause(clause: string): Said[] {
  const head = /^\s*([a-z]+)(?:\/\d+)?\s*=\s*([a-z]+)(?=\s|$)/i.exec(clause)
  const method = head?.[1]?.toLowerCase() as Method
  const result = head?.[2]?.toLowerCase() ?? ''
  if (!METHODS.includes(method) || !RESULTS.has(result)) return []
  return [{ method, result: result as AuthResult, domain: domainOf(method, clause) }]
}

const PROPERTY: Record<Method, RegExp> = {
  spf: /\bsmtp\.(?:mailfrom|mail|helo)\s*=\s*("?)([^\s";]+)\1/i,
  dkim: /\bheader\.(?:d|i)\s*=\s*("?)([^\s";]+)\1/i,
  dmarc: /\bheader\.from\s*=\s*("?)([^\s";]+)\1/i,
}

function domainOf(method: Method, clause: string): string | null {
  const value = PROPERTY[method].exec(clause)?.[2]
  return value === undefined
    ? null
    : value
        .slice(value.lastIndexOf('@') + 1)
        .toLowerCase()
        .replace(/^<|[>.]+$/g, '')
}

/** Comments may hold anything, a semicolon and a "dmarc=pass" included. */
function withoutComments(text: string): string {
  let [depth, quoted, out] = [0, false, '']
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!
    if (letter === '\\') {
      if (depth === 0) out += text.slice(i, i + 2)
      i++
    } else if (depth === 0 && letter === '"') {
      quoted = !quoted
      out += letter
    } else if (!quoted && letter === '(') depth++
    else if (!quoted && letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) out += letter
  }
  return out
}

function splitClauses(text: string): string[] {
  const clauses = ['']
  let quoted = false
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    if (letter === ';' && !quoted) clauses.push('')
    else clauses[clauses.length - 1] += letter
  }
  return clauses
}
