import type { Explained } from './oracle.ts'

/** Changes of the four rooms that no test can notice, each with the reason. They count against the score all the same. */
export const survivors: Explained[] = [
  {
    file: 'src/kernel/policy/policy.ts',
    line: 'if (extra !== undefined && path.length === 0) unreadable.add(extra)',
    becomes: 'if (true) unreadable.add(extra)',
    why: 'The name of a member, or none, is the name of no entry: nothing is passed over for it.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: 'if (extra !== undefined && path.length === 0) unreadable.add(extra)',
    becomes: 'if (extra !== undefined || path.length === 0) unreadable.add(extra)',
    why: 'The name of a member, or none, is the name of no entry: nothing is passed over for it.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: 'if (extra !== undefined && path.length === 0) unreadable.add(extra)',
    becomes: 'if (true && path.length === 0) unreadable.add(extra)',
    why: 'The name of a member, or none, is the name of no entry: nothing is passed over for it.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: 'if (extra !== undefined && path.length === 0) unreadable.add(extra)',
    becomes: 'if (extra !== undefined && true) unreadable.add(extra)',
    why: 'The name of a member, or none, is the name of no entry: nothing is passed over for it.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: 'ajv ??= new Ajv({ allErrors: true, ownProperties: true, validateSchema: false })',
    becomes: 'ajv ??= new Ajv({ allErrors: true, ownProperties: true, validateSchema: true })',
    why: 'Our own schemas are valid; not checking them saves time.',
  },
  {
    file: 'src/kernel/parse-error.ts',
    line: "if (text[at] === 'u' && /[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5))) at += 4",
    becomes: "if (text[at] === 'u' && /[0-9a-fA-F]{4}/.test(text.slice(at - 1, at + 5))) at += 4",
    why: 'The backslash and the u before them are no digits: the four must be the same.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: 'for (const [index, role] of (lane.approvers ?? []).entries()) {',
    becomes: 'for (const [index, role] of (lane.approvers ?? ["Stryker was here"]).entries()) {',
    why: 'A role that nobody declared is told by the check before; here it is passed over.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: "const code = (error.keyword === 'minItems' && emptyListCodes.get(path.at(-1))) || 'policy.schema'",
    becomes: "const code = (error.keyword === 'minItems' && emptyListCodes.get(path.at(+1))) || 'policy.schema'",
    why: 'Callers and approvers stand directly in a lane: the second word of the path is the last.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: "const where = extra === undefined && missing === undefined ? 'value' : 'key'",
    becomes: 'const where = extra === undefined && missing === undefined ? "" : \'key\'',
    why: 'Only the word key is asked for.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: "return part.replaceAll('~1', '/').replaceAll('~0', '~')",
    becomes: "return part.replaceAll('~1', \"\").replaceAll('~0', '~')",
    why: 'No name that a policy may have holds such a character; where one does, its file is refused by the name.',
  },
  {
    file: 'src/kernel/policy/policy.ts',
    line: "return part.replaceAll('~1', '/').replaceAll('~0', '~')",
    becomes: "return part.replaceAll('~1', '/').replaceAll('~0', \"\")",
    why: 'No name that a policy may have holds such a character; where one does, its file is refused by the name.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: "report: (path, code, message, next, where = 'value') => reportAt(offsetOf(root, path, where), code, message, next),",
    becomes:
      'report: (path, code, message, next, where = "") => reportAt(offsetOf(root, path, where), code, message, next),',
    why: 'Only the word key is asked for.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: "schema: 'core',",
    becomes: 'schema: "",',
    why: 'Without a name the library takes this one. Said, it holds against a directive, and that is refused besides.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: 'merge: false,',
    becomes: 'merge: true,',
    why: 'A file with a merge key is refused for it, merged or not.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: "logLevel: 'error',",
    becomes: 'logLevel: "",',
    why: 'Only silent would hide a second document.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: 'if (root) refuseCleverness(root, reportAt)',
    becomes: 'if (true) refuseCleverness(root, reportAt)',
    why: 'In an empty file there is nothing to visit.',
  },
  {
    file: 'src/kernel/policy/policy-sheet.ts',
    line: 'if (!isScalar(node)) return',
    becomes: 'if (false) return',
    why: 'A mapping or a list has no value of its own, and is no key: the parser takes words alone.',
  },
  {
    file: 'src/kernel/parse.ts',
    line: 'if (text.isWellFormed() && looksClean(text, value, maxDepth)) return { ok: true, value }',
    becomes: 'if (false) return { ok: true, value }',
    why: 'The exact reader says the same of a clean text; not asking it saves time.',
  },
  {
    file: 'src/kernel/validate.ts',
    line: "const error = compileSchema(schemas[action]!)(value) ?? (decoded.text.includes('\\\\u0000') ? findNul(value, '') : null)",
    becomes:
      'const error = compileSchema(schemas[action]!)(value) ?? (decoded.text.includes("") ? findNul(value, \'\') : null)',
    why: 'Where nobody wrote a NUL none is found; not looking saves time.',
  },
  {
    file: 'src/kernel/validate.ts',
    line: "if (value === null || typeof value !== 'object') return null",
    becomes: 'if (value === null || false) return null',
    why: 'A number or a boolean has no members in which a NUL could stand.',
  },
  {
    file: 'src/kernel/validate.ts',
    line: 'addUsedSchema: false,',
    becomes: 'addUsedSchema: true,',
    why: 'What was added under a name is taken away again right after; not adding it holds where that is forgotten.',
  },
  {
    file: 'src/kernel/policy/authorize.ts',
    line: ".filter((grant) => lane.approvers.includes(grant.role) && policy.roles.get(grant.role)?.kind === 'human')",
    becomes: ".filter((grant) => lane.approvers.includes(grant.role) && policy.roles.get(grant.role).kind === 'human')",
    why: 'A policy whose approvers are no roles of it is refused when it is compiled.',
  },
  {
    file: 'src/kernel/parse.ts',
    line: 'const fits = input.length * 3 <= maxBytes || (input.length <= maxBytes && Buffer.byteLength(input) <= maxBytes)',
    becomes: 'const fits = false || (input.length <= maxBytes && Buffer.byteLength(input) <= maxBytes)',
    why: 'A text that is short enough by any count is counted all the same; not counting it saves time.',
  },
  {
    file: 'src/kernel/parse.ts',
    line: 'const fits = input.length * 3 <= maxBytes || (input.length <= maxBytes && Buffer.byteLength(input) <= maxBytes)',
    becomes:
      'const fits = input.length * 3 < maxBytes || (input.length <= maxBytes && Buffer.byteLength(input) <= maxBytes)',
    why: 'A text that is short enough by any count is counted all the same; not counting it saves time.',
  },
  {
    file: 'src/kernel/parse.ts',
    line: 'const fits = input.length * 3 <= maxBytes || (input.length <= maxBytes && Buffer.byteLength(input) <= maxBytes)',
    becomes: 'const fits = input.length * 3 <= maxBytes || (true && Buffer.byteLength(input) <= maxBytes)',
    why: 'A text of too many units has too many bytes; not counting those saves time.',
  },
  {
    file: 'src/kernel/parse.ts',
    line: 'for (let at = 0; at < text.length; at++) {',
    becomes: 'for (let at = 0; at <= text.length; at++) {',
    why: 'Behind the last character stands none that the loop looks for.',
  },
  {
    file: 'src/kernel/controller/effect-key.ts',
    line: "const tool: Tool | undefined = decision.kind === 'tool' ? app.tools.get(decision.tool)?.tool : undefined",
    becomes: 'const tool: Tool | undefined = true ? app.tools.get(decision.tool)?.tool : undefined',
    why: 'A decision of another kind names no tool, and none is found under no name.',
  },
  {
    file: 'src/kernel/controller/effect-key.ts',
    line: "if (decision.kind !== 'tool' || !tool || tool.effect === 'read') return { key: null, retryOf: null }",
    becomes: "if (false || !tool || tool.effect === 'read') return { key: null, retryOf: null }",
    why: 'A decision of another kind has no tool, which the next condition asks; this one tells the compiler.',
  },
  {
    file: 'src/kernel/controller/tool-run.ts',
    line: 'const problem = app.tools.get(tool.name)?.checkOutput(value.output)',
    becomes: 'const problem = app.tools.get(tool.name).checkOutput(value.output)',
    why: 'The tool was taken from the pack in which it is looked up again.',
  },
  {
    file: 'src/kernel/ledger/merkle.ts',
    line: '(node, hash, i) => ((ranges[i] as Range).from > index ? nodeHash(node, hash) : nodeHash(hash, node)),',
    becomes: '(node, hash, i) => ((ranges[i] as Range).from >= index ? nodeHash(node, hash) : nodeHash(hash, node)),',
    why: 'No range of the path begins with the leaf: the path goes around it.',
  },
  {
    file: 'src/kernel/ledger/merkle.ts',
    line: 'if ((ranges[i + skipped] as Range).to <= old.size) {',
    becomes: 'if ((ranges[i + skipped] as Range).to < old.size) {',
    why: 'Only the last stretch of the old tree ends with it, and that one is taken before the loop.',
  },
  {
    file: 'src/kernel/ledger/lines.ts',
    line: 'parts = []',
    becomes: 'parts = ["Stryker was here"]',
    why: 'Of a line that is too long nothing is read any more; letting go of it saves memory.',
  },
  {
    file: 'src/kernel/ledger/lines.ts',
    line: '} else if (piece.length > 0) parts.push(piece)',
    becomes: '} else if (true) parts.push(piece)',
    why: 'An empty piece adds nothing; leaving it out saves a copy.',
  },
  {
    file: 'src/kernel/ledger/lines.ts',
    line: '} else if (piece.length > 0) parts.push(piece)',
    becomes: '} else if (piece.length >= 0) parts.push(piece)',
    why: 'An empty piece adds nothing; leaving it out saves a copy.',
  },
  {
    file: 'src/kernel/ledger/lines.ts',
    line: 'const line = tooLong ? null : parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)',
    becomes: 'const line = tooLong ? null : false ? (parts[0] as Buffer) : Buffer.concat(parts)',
    why: 'One piece put together is that piece; taking it as it is saves a copy.',
  },
]
