/** What a browser does not know by itself, by the end of the name. */
const BY_END: Record<string, string> = {
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  wav: 'audio/wav',
}

export function contentTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return (type || BY_END[end] || 'application/octet-stream').slice(0, 255)
}

export function kindOf(contentType: string): 'document' | 'image' | 'audio' {
  if (contentType.startsWith('image/')) return 'image'
  return contentType.startsWith('audio/') ? 'audio' : 'document'
}
