import { basename } from 'node:path/posix'
import { buffer } from 'node:stream/consumers'
import mammoth from 'mammoth'
import { ZipFile } from 'yazl'
import { cleanLine } from '../clean.ts'
import { identify } from '../identify.ts'
import { MOST_ATTACHMENTS, MOST_FIELD_CHARS, MOST_NAME_CHARS } from '../limits.ts'
import { refused } from '../refusals.ts'
import { decodeEntities } from './entities.ts'
import { htmlText } from './html.ts'
import type { About, Attachment, Inside, Outlet, Source } from './outlet.ts'
import { type Archive, openArchive } from './zip.ts'

const MOST_XML_BYTES = 64 * 1024 * 1024
/** The parts that hold text, and those by which they are found. */
const TEXT_PARTS = /^(\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/([^/]+\.xml|_rels\/[^/]+\.rels))$/
const INSIDE_PARTS = /^word\/(media|embeddings|activeX)\/|^word\/vbaProject\.bin$/

/** The text of a Word document, with its headers, footnotes and comments. It has no pages until it is printed. */
export async function readDocx(source: Source, out: Outlet): Promise<Inside> {
  const archive = await openArchive(source.path)
  try {
    const parts = await readParts(archive)
    const body = await bodyText(parts)
    const marginal = (kind: 'header' | 'footer') => marginalText(parts, kind)
    out.whole([marginal('header'), body, marginal('footer')].filter((text) => text !== '').join('\n\n'))
    noteWhatIsSpecial(parts, archive, out)
    return { about: aboutOf(parts), attachments: await listInside(archive, out) }
  } finally {
    archive.close()
  }
}

async function readParts(archive: Archive): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  let room = MOST_XML_BYTES
  for (const name of archive.entries.keys()) {
    if (!TEXT_PARTS.test(name)) continue
    const part = await archive.read(name, room)
    // Word writes no declarations of its own words; they are how a small text is made into a huge one.
    if (/<!(DOCTYPE|ENTITY)/i.test(part.toString('latin1', 0, 4_096))) throw refused('bomb')
    room -= part.length
    parts.set(name, part)
  }
  const isWord = [...parts.keys()].some((name) => /^word\/document\d*\.xml$/.test(name))
  if (!isWord) throw refused('unknown_type', 'The file is an archive (ZIP) and no Word document.')
  return parts
}

/** The library unpacks whatever it is given: it is given only the parts that were looked at, packed anew. */
async function bodyText(parts: ReadonlyMap<string, Buffer>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, part] of parts) zip.addBuffer(part, name, { compress: false })
  zip.end()
  const packed = await buffer(zip.outputStream)
  const { value } = await mammoth.convertToHtml(
    { buffer: packed },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      styleMap: ['comment-reference => sup'],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  )
  return htmlText(value.replace(/<a href="#(foot|end)?(note|comment)-ref-[^"]*">↑<\/a>/g, '')).text
}

/** Letterheads stand in headers. Each is given once, however many pages repeat it. */
function marginalText(parts: ReadonlyMap<string, Buffer>, kind: 'header' | 'footer'): string {
  const texts = [...parts].flatMap(([name, part]) => {
    if (!new RegExp(`^word/${kind}\\d*\\.xml$`).test(name)) return []
    const lines = part
      .toString('utf8')
      .split('</w:p>')
      .map((paragraph) => {
        const runs = paragraph.match(/<w:t(?: [^>]{0,200})?>[^<]*<\/w:t>|<w:tab\/>/g) ?? []
        return decodeEntities(runs.map((run) => run.replace('<w:tab/>', '\t').replace(/<[^>]*>/g, '')).join('')).trim()
      })
    return [lines.filter((line) => line !== '').join('\n')]
  })
  return [...new Set(texts)].filter((text) => text !== '').join('\n')
}

function noteWhatIsSpecial(parts: ReadonlyMap<string, Buffer>, { entries }: Archive, out: Outlet): void {
  const inBody = (mark: string) => [...parts].some(([name, part]) => name.startsWith('word/doc') && part.includes(mark))
  if (inBody('<w:del ')) out.note('It has tracked changes: what they strike out was left out.')
  if (inBody('<w:commentReference')) out.note('It has comments; they stand after the text.')
  if (entries.has('word/vbaProject.bin')) out.note('It has macros; they were neither opened nor run.')
  if ([...entries.keys()].some((name) => name.startsWith('word/media/')))
    out.note('It has pictures; words in them were not read.')
}

function aboutOf(parts: ReadonlyMap<string, Buffer>): About {
  const core = parts.get('docProps/core.xml')?.toString('utf8') ?? ''
  const field = (name: string) => {
    const found = new RegExp(`<${name}(?: [^>]{0,200})?>([^<]{1,4000})</${name}>`).exec(core)?.[1]
    return found === undefined ? '' : cleanLine(decodeEntities(found), MOST_FIELD_CHARS)
  }
  const fields = { title: field('dc:title'), author: field('dc:creator'), date: field('dcterms:created') }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

async function listInside(archive: Archive, out: Outlet): Promise<Attachment[]> {
  const inside: Attachment[] = []
  const names = [...archive.entries.keys()].filter((name) => INSIDE_PARTS.test(name))
  if (names.length > MOST_ATTACHMENTS) out.note(`It holds ${names.length} files inside; ${MOST_ATTACHMENTS} are told.`)
  for (const name of names.slice(0, MOST_ATTACHMENTS)) {
    out.step()
    const hashed = await archive.hash(name).catch(() => null)
    if (hashed === null) {
      out.note('A file inside of it is damaged, and not told.')
      continue
    }
    const identified = identify(hashed.head)
    const contentType = 'contentType' in identified ? identified.contentType : 'application/octet-stream'
    const sizeBytes = archive.entries.get(name)!.uncompressedSize
    inside.push({ name: cleanLine(basename(name), MOST_NAME_CHARS), contentType, sizeBytes, sha256: hashed.sha256 })
  }
  return inside
}
