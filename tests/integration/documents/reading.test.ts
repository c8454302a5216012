import { expect, test } from 'vitest'
import { docxOf, paragraph, pdfOf, sha256, textPdf, wordPart } from './files.ts'
import { openPlace } from './place.ts'

const { read } = openPlace()
const page = (text: string) => [{ page: 1, text, method: 'text' }]

test('each page of a PDF is given under its own number, in its order [C-doc.1]', async () => {
  const info = "<</Title(Offer \\(final\\))/Author(Northgate)/CreationDate(D:20250602090000-05'00')>>"
  const pdf = textPdf([['First page of the offer, with', 'two lines'], [], ['Third page']], info)
  const { contentType, pages, about } = await read(pdf)
  expect(contentType).toBe('application/pdf')
  expect(pages).toEqual([
    { page: 1, text: 'First page of the offer, with\ntwo lines', method: 'text' },
    { page: 2, text: '', method: 'text' },
    { page: 3, text: 'Third page', method: 'text' },
  ])
  expect(about).toEqual({ title: 'Offer (final)', author: 'Northgate', date: '2025-06-02T09:00:00-05:00' })
})

test('what was filled into a PDF and noted on it stands below its page', async () => {
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 7 0 R>>>>/Annots[5 0 R 6 0 R]>>',
    {
      dict: '',
      bytes: Buffer.from('BT /F1 12 Tf 72 720 Td (Charge of discrimination, to be filled in by hand) Tj ET'),
    },
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(employer)/V(Northgate Cold Storage Ltd.)/Rect[0 0 9 9]/F 4/P 3 0 R>>',
    '<</Type/Annot/Subtype/Text/Contents(ask Weber)/Rect[20 20 40 40]/P 3 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
  expect((await read(pdf)).pages[0]?.text).toBe(
    'Charge of discrimination, to be filled in by hand\n\nNote: ask Weber\nemployer: Northgate Cold Storage Ltd.',
  )
})

test('files inside a PDF are told with their size and hash, and not opened [C-doc.5]', async () => {
  const inside = Buffer.from('hours,rate\n11.5,21.40\n')
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(hours.csv)4 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    '<</Type/Filespec/F(hours.csv)/UF(hours.csv)/EF<</F 5 0 R>>>>',
    { dict: '/Type/EmbeddedFile', bytes: inside },
  ])
  const { attachments, pages } = await read(pdf)
  expect(attachments).toEqual([
    { name: 'hours.csv', contentType: 'text/plain', sizeBytes: inside.length, sha256: sha256(inside) },
  ])
  expect(pages).toEqual(page(''))
})

test('a Word document is one page with its letterhead, lists, tables, notes and comments', async () => {
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const row = `<w:tr>${['Week', 'Hours'].map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`
  const body = [
    paragraph('Progressive discipline &amp; appeal'),
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Verbal warning</w:t></w:r></w:p>',
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Written warning</w:t></w:r></w:p>',
    `<w:tbl>${row}</w:tbl>`,
    '<w:p><w:r><w:t>See note</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
    '<w:p><w:r><w:t>kept</w:t></w:r><w:del w:id="9"><w:r><w:delText>struck</w:delText></w:r></w:del></w:p>',
    '<w:p><w:r><w:t>asked</w:t></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>',
  ].join('')
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
  const picture = Buffer.from('89504e470d0a1a0a', 'hex')
  const { pages, about, attachments, notices } = await read(
    await docxOf(body, {
      'word/header1.xml': wordPart('hdr', paragraph('Northgate Cold Storage Ltd.')),
      'word/header2.xml': wordPart('hdr', paragraph('Northgate Cold Storage Ltd.')),
      'word/footer1.xml': wordPart('ftr', paragraph('Rev. 7')),
      'word/numbering.xml': wordPart('numbering', numbering),
      'word/footnotes.xml': wordPart('footnotes', `<w:footnote w:id="2">${paragraph('Section 4.2')}</w:footnote>`),
      'word/comments.xml': wordPart('comments', `<w:comment w:id="0" w:initials="GH">${paragraph('why?')}</w:comment>`),
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${['numbering', 'footnotes', 'comments'].map((part, i) => `<Relationship Id="r${i}" Type="${rel}/${part}" Target="${part}.xml"/>`).join('')}</Relationships>`,
      'docProps/core.xml':
        '<cp:coreProperties><dc:title>Handbook</dc:title><dc:creator>HR &amp; Legal</dc:creator></cp:coreProperties>',
      'word/media/image1.png': picture,
    }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toBe(
    [
      'Northgate Cold Storage Ltd.\n\nProgressive discipline & appeal\n\n1. Verbal warning\n2. Written warning\n\nWeek\tHours',
      '\n\nSee note[1]\n\nkept\n\nasked[GH1]\n\n1. Section 4.2\n\nComment [GH1]\n\nwhy?\n\nRev. 7',
    ].join(''),
  )
  expect(about).toEqual({ title: 'Handbook', author: 'HR & Legal' })
  expect(attachments).toEqual([
    { name: 'image1.png', contentType: 'image/png', sizeBytes: picture.length, sha256: sha256(picture) },
  ])
  expect(notices).toEqual([
    'It has tracked changes: what they strike out was left out.',
    'It has comments; they stand after the text.',
    'It has pictures; words in them were not read.',
  ])
})

const HEAD = [
  'Received: from mx.northgate.test by mail.test; Thu, 12 Mar 2026 22:42:12 +0000',
  'From: =?utf-8?Q?Grant_Hollis?= <g.hollis@northgate.test>',
  'To: "Delgado-Reyes, Maria" <maria@home.test>, t.weber@northgate.test',
  'Date: Thu, 12 Mar 2026 17:42:10 -0500',
  'Subject: =?utf-8?B?V3JpdHRlbiB3YXJuaW5nIOKAkyBzaGlmdA==?=',
  'MIME-Version: 1.0',
]

test('a mail is read with who, to whom, when and about what above its words; attachments are told and not opened [C-doc.5]', async () => {
  const inside = textPdf([['Do not read me']])
  const mail = [
    ...[...HEAD, 'Content-Type: multipart/mixed; boundary=b', '', '--b'],
    ...['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable', ''],
    ...['This is your written warn=', 'ing. Caf=E9 break.', '', '> On 4 March you wrote:', '> unsafe doors', '--b'],
    ...['Content-Type: application/pdf; name="warning.pdf"', 'Content-Disposition: attachment; filename="warning.pdf"'],
    ...['Content-Transfer-Encoding: base64', '', inside.toString('base64').replace(/.{76}/g, '$&\r\n'), '--b--', ''],
  ].join('\r\n')
  const { contentType, pages, about, attachments } = await read(mail)
  expect(contentType).toBe('message/rfc822')
  expect(pages).toEqual(
    page(
      [
        'From: Grant Hollis <g.hollis@northgate.test>',
        'To: Delgado-Reyes, Maria <maria@home.test>, t.weber@northgate.test',
        'Date: Thu, 12 Mar 2026 17:42:10 -0500',
        'Subject: Written warning – shift',
        '',
        'This is your written warning. Café break.',
        '',
        '> On 4 March you wrote:',
        '> unsafe doors',
      ].join('\n'),
    ),
  )
  expect(about).toEqual({
    from: 'Grant Hollis <g.hollis@northgate.test>',
    to: ['Delgado-Reyes, Maria <maria@home.test>', 't.weber@northgate.test'],
    subject: 'Written warning – shift',
    date: '2026-03-12T22:42:10.000Z',
  })
  expect(attachments).toEqual([
    { name: 'warning.pdf', contentType: 'application/pdf', sizeBytes: inside.length, sha256: sha256(inside) },
  ])
})

test('a mail that is only HTML is read as its words, and fetches nothing', async () => {
  const html = '<p>Hello <b>Maria</b>,</p><img src="http://127.0.0.1:9/x.png"><ul><li>doors<li>overtime</ul>'
  const mail = [...HEAD, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n')
  expect((await read(mail)).pages[0]?.text).toMatch(/\n\nHello Maria,\n\n- doors\n- overtime$/)
})

test.for([
  ['UTF-8', Buffer.from('Müller\r\nweiß\rNe\u0301e'), []],
  ['UTF-8 with its mark', Buffer.from('\uFEFFMüller\nweiß\nNée'), []],
  ['UTF-16 little', Buffer.from('\uFEFFMüller\nweiß\nNée', 'utf16le'), []],
  ['UTF-16 big', Buffer.from('\uFEFFMüller\nweiß\nNée', 'utf16le').swap16(), []],
  ['Windows-1252', Buffer.from('M\xfcller\nwei\xdf\nN\xe9e', 'latin1'), [expect.stringContaining('Windows-1252')]],
] as const)('plain text in %s becomes NFC with LF [C-doc.2]', async ([, bytes, notices]) => {
  expect(await read(bytes)).toEqual({
    ...{ contentType: 'text/plain', pages: page('Müller\nweiß\nNée'), about: {}, attachments: [] },
    notices,
  })
})

test('control characters are taken out, line ends and tabs stay [C-doc.2]', async () => {
  expect((await read('a\tb\u001b[31mred\u0007\u000cnext\u0085line\u007f')).pages).toEqual(
    page('a\tb[31mred\nnext\nline'),
  )
})

test('a table and JSON are text, and say what they are', async () => {
  expect(await read('name,hours,rate\nMaria,11.5,21.40\nTomas,8,19.75\n')).toMatchObject({
    ...{ contentType: 'text/csv', pages: page('name,hours,rate\nMaria,11.5,21.40\nTomas,8,19.75\n') },
  })
  expect(await read('{ "client": "Maria" }')).toMatchObject({ contentType: 'application/json' })
})

test('an HTML page is read as its words alone', async () => {
  const html = `<!DOCTYPE html><html><head><title>Shift &amp; rota</title><style>p{}</style></head><body>
    <h1>Rota</h1><p>Night&nbsp;shift<br>22:00 &ndash; 06:00</p><script>steal()</script><!-- hidden -->
    <table><tr><th>Day<th>Hours</tr><tr><td>Mon</td><td>11&frac12;</td></tr></table>
    <a href="x>y" title='<b>'>link</a> 3 < 4</body></html>`
  const { pages, about, contentType } = await read(html)
  expect(contentType).toBe('text/html')
  expect(about).toEqual({ title: 'Shift & rota' })
  expect(pages).toEqual(page('Rota\n\nNight\u00a0shift\n22:00 – 06:00\n\nDay\tHours\nMon\t11½\n\nlink 3 < 4'))
})

test('a long text is given in parts that end with their lines, and nothing is lost [C-doc.3]', async () => {
  const text = Array.from({ length: 30_000 }, (_, i) => `Q. ${i} And what did he say then?\n`).join('')
  const { pages, notices } = await read(text)
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.every((one) => one.text.endsWith('then?\n'))).toBe(true)
  expect(pages.map((one) => one.text).join('') === text).toBe(true)
  expect(notices).toEqual([`The text is longer than a page may be; it is given as ${pages.length} parts.`])
})

test('more than twenty million characters are cut, and that is said [C-doc.3]', async () => {
  const { pages, notices } = await read(Buffer.alloc(21_000_000, 'abcdefg\n'))
  expect(pages.reduce((sum, one) => sum + one.text.length, 0)).toBe(20_000_000)
  expect(notices).toContain('Only the first 20000000 characters are given; the rest was left out.')
})

test('more than five thousand pages, and more than a page can hold, are cut, and that is said [C-doc.3]', async () => {
  const many = textPdf(
    Array.from({ length: 5_003 }, (_, i) => [`Page ${i + 1} of a long record, with enough words on it`]),
  )
  const { pages, notices } = await read(many)
  expect(pages.at(-1)?.text).toBe('Page 5000 of a long record, with enough words on it')
  expect(notices).toEqual(['The file has 5003 pages; those after page 5000 were left out.'])
  const full = await read(textPdf([Array.from({ length: 2_500 }, () => 'a'.repeat(100)), ['after']], '', 0.1))
  expect(full.pages.map((one) => one.text.length)).toEqual([200_000, 5])
  expect(full.notices).toEqual(['Cut after 200000 characters: page 1.'])
})
