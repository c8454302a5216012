export type Filter = (line: string, now: string) => { ok: boolean; line: string }
export const classifyLine: Filter = (line) => ({ ok: true, line: JSON.stringify({ line }) })
export const decideLine: Filter = classifyLine
export const resolveLine: Filter = classifyLine
