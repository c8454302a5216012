import { decodeEntities } from './entities.ts'

const PARAGRAPHS = new Set(
  'address article aside blockquote dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
const LINES = new Set('caption dd div dt figcaption legend li option tbody tfoot thead title tr'.split(' '))
const CELLS = new Set(['td', 'th'])
/** What stands in them is not for reading. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg'])
/** Any other `<` is a character like others. */
const MARK = /<(?=[a-z!?/])/gi
const TAG = /<(\/?)([a-z][a-z0-9:-]{0,40})/iy
const MOST_NESTED_LISTS = 100
/** A `>` inside of quotes does not end a tag; a quote that is never closed must not swallow the rest. */
const MOST_TAG_CHARS = 20_000

/** The words of an HTML text in their order, and its title. Every character is looked at once, whatever they are. */
export function htmlText(html: string): { text: string; title: string } {
  const out = createWriter()
  let [at, title] = [0, '']
  while (at < html.length) {
    MARK.lastIndex = at
    const open = MARK.exec(html)?.index ?? html.length
    out.words(html.slice(at, open))
    if (open === html.length) break
    TAG.lastIndex = open
    const tag = TAG.exec(html)
    if (!tag) {
      at = skipOther(html, open)
      continue
    }
    const name = tag[2]!.toLowerCase()
    at = tagEnd(html, TAG.lastIndex)
    const isEnd = tag[1] === '/'
    out.tag(name, isEnd)
    if (isEnd || !UNREAD.has(name) || html[at - 2] === '/') continue
    const inside = unreadEnd(html, at, name)
    if (name === 'title' && title === '') title = decodeEntities(html.slice(at, Math.min(inside, at + 5_000)))
    at = inside
  }
  return { text: out.text(), title }
}

/** Comments and declarations are passed over. */
function skipOther(html: string, open: number): number {
  const isComment = html.startsWith('<!--', open)
  const end = html.indexOf(isComment ? '-->' : '>', open + 2)
  return end === -1 ? html.length : end + (isComment ? 3 : 1)
}

function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length && at - from < MOST_TAG_CHARS; at++) {
    const char = html[at]!
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '>') return at + 1
  }
  const end = html.indexOf('>', from)
  return end === -1 ? html.length : end + 1
}

function unreadEnd(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

interface Writer {
  words(raw: string): void
  tag(name: string, isEnd: boolean): void
  text(): string
}

function createWriter(): Writer {
  const pieces: string[] = []
  const lists: Array<{ isNumbered: boolean; count: number }> = []
  let [preformatted, cells, breaks] = [0, 0, 0]
  // At the beginning of a text, an item or a cell no line is ended: what marks it stays beside its words.
  let isFresh = true
  const end = (lines: number) => {
    if (!isFresh) breaks = Math.max(breaks, lines)
  }
  const begin = (mark: string) => {
    pieces.push('\n'.repeat(breaks), mark)
    breaks = 0
    isFresh = true
  }
  return {
    words(raw) {
      const decoded = decodeEntities(raw)
      const text = preformatted > 0 ? decoded : decoded.replace(/[ \t\r\n\f]+/g, ' ')
      if (text === '' || (text === ' ' && (isFresh || breaks > 0))) return
      begin(text)
      isFresh = false
    },
    tag(name, isEnd) {
      if (name === 'pre') preformatted = Math.max(0, preformatted + (isEnd ? -1 : 1))
      if (name === 'table' && isEnd) isFresh = false
      if (PARAGRAPHS.has(name)) end(2)
      else if (LINES.has(name)) end(1)
      if (name === 'br') breaks++
      if (name === 'ol' || name === 'ul') {
        if (isEnd) lists.pop()
        else if (lists.length < MOST_NESTED_LISTS) lists.push({ isNumbered: name === 'ol', count: 0 })
      }
      const list = lists.at(-1)
      if (name === 'li' && !isEnd && list) begin(list.isNumbered ? `${++list.count}. ` : '- ')
      if (name === 'tr' && !isEnd) {
        begin('')
        cells = 0
      }
      if (!CELLS.has(name)) return
      breaks = 0
      if (!isEnd && cells++ > 0) begin('\t')
    },
    text: () => tidy(pieces.join('')),
  }
}

/** No spaces around lines, and never more than one empty line. A tab stays: it stands for a cell. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => {
    const end = line.trimEnd()
    let start = 0
    while (end[start] === ' ' || end[start] === '\u00a0') start++
    return end.slice(start)
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
