/** PREFIX and a number of fixed width: the text sorts as the numbers do. */
export function bates(prefix: string, number: number, digits: number): string {
  return `${prefix}${String(number).padStart(digits, '0')}`
}

const BY_TYPE: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/msword': 'doc',
  'application/json': 'json',
  'application/rtf': 'rtf',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
  'image/webp': 'webp',
  'message/rfc822': 'eml',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
}

/** By what the bytes are; by the name only where that says nothing. */
export function extensionOf(contentType: string | undefined, name: string): string {
  const known = BY_TYPE[(contentType ?? '').split(';', 1)[0]!.trim().toLowerCase()]
  if (known) return known
  const [, given] = /\.([A-Za-z0-9]{1,10})$/.exec(name) ?? []
  return given?.toLowerCase() ?? 'bin'
}
