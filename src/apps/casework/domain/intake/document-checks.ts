import { foldWords } from '../text/fold-name.ts'
import { oneLine } from '../text/quote.ts'
import { type ChecklistItem, given, missing, unclear } from './checklist.ts'
import type { ClientIntakeForm, DocumentKind } from './form-schema.ts'

export interface UploadedFile {
  name: string
  artifact_kind: string
  content_type: string
}

type Listed = ClientIntakeForm['documents_listed'][number]

interface Upload {
  words: ReadonlySet<string>
  kind: string
  contentType: string
}

const UPLOADS_READ = 2000
const LABEL_MAX = 120

/** Kinds that the bytes themselves tell. */
const CONTENT: Partial<Record<DocumentKind, RegExp>> = {
  photo: /^image\//,
  recording: /^(audio|video)\//,
  email: /^message\/rfc822$|^application\/vnd\.ms-outlook$/,
}

/** Each document that the form lists: did a file come that bears its name, did one that may be it, or did none? */
export function documentItems(form: ClientIntakeForm, files: readonly UploadedFile[]): ChecklistItem[] {
  const uploads = files.slice(0, UPLOADS_READ).map(readUpload)
  // A file stands for one document; those that surely match are taken first.
  const taken = new Set<Upload>()
  const take = (listed: Listed, fits: (listed: Listed, upload: Upload) => boolean) => {
    const found = uploads.find((upload) => !taken.has(upload) && fits(listed, upload))
    if (found) taken.add(found)
    return found !== undefined
  }
  const sure = form.documents_listed.map((listed) => take(listed, isNamed))
  return form.documents_listed.map((listed, index) => {
    const field = `documents_listed.${index}`
    const label = oneLine(listed.name, LABEL_MAX) || 'A document'
    if (sure[index]) return given(field, label)
    if (take(listed, mayBe))
      return unclear(field, label, 'A file came that may be this one, under another name.', 'Is this the file?')
    if (listed.have === 'no')
      return unclear(field, label, 'The client says that they do not have it.', 'Who has it, and may we ask for it?')
    return missing(field, label, 'The form lists it, and no such file came.', 'Please send us this document.')
  })
}

function readUpload({ name, artifact_kind, content_type }: UploadedFile): Upload {
  const contentType = content_type.toLowerCase().split(';')[0]!.trim()
  return { words: new Set(wordsOf(name.replace(/\.[a-z0-9]{1,5}$/i, ''))), kind: artifact_kind, contentType }
}

/** `TerminationLetter_2025` holds three words. */
function wordsOf(name: string): string[] {
  return foldWords(name.slice(0, 300).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
}

function isNamed(listed: Listed, upload: Upload): boolean {
  const words = wordsOf(listed.name)
  if (words.length > 0 && words.every((word) => upload.words.has(word))) return true
  return listed.kind !== undefined && listed.kind !== 'other' && listed.kind === upload.kind
}

function mayBe(listed: Listed, upload: Upload): boolean {
  if (wordsOf(listed.name).some((word) => /\p{L}/u.test(word) && word.length >= 4 && upload.words.has(word)))
    return true
  return listed.kind !== undefined && (CONTENT[listed.kind]?.test(upload.contentType) ?? false)
}
