import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { ZipFile } from 'yazl'

/** Makes the files of the sample case that no editor writes: its PDF, its DOCX and its scan. All of it is invented. */

const folder = join(import.meta.dirname, '..', 'src', 'apps', 'casework', 'demo', 'sample')
const fonts = createRequire(import.meta.url)
// Letters as wide as those of the fonts that every PDF reader has, so that lines can be broken here.
for (const [file, name] of [
  ['Regular', 'Letter'],
  ['Bold', 'Letter Bold'],
] as const)
  GlobalFonts.registerFromPath(fonts.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${file}.ttf`), name)

const COMPANY = 'Northgate Cold Storage Ltd.'
const ADDRESS = '1180 Dockside Avenue, Ashport'

const OFFER = [
  `# ${COMPANY}
${ADDRESS}

January 5, 2026

Maria Delgado-Reyes
47 Tannery Lane, Apartment 3
Ashport

# Offer of employment

Dear Ms. Delgado-Reyes,

we are pleased to offer you the position of Warehouse Shift Lead, night shift, at our Ashport facility. You will report to Grant Hollis, Warehouse Operations Manager. Your first day of work will be January 12, 2026.

1. Pay. Your rate is $24.50 an hour. The position is hourly and non-exempt. Hours worked over forty in a workweek are overtime and are paid at one and one-half times your rate, which is $36.75 an hour. Paydays are every second Friday.

2. Hours. The night shift runs from 10:00 p.m. to 6:30 a.m. with an unpaid meal break of thirty minutes, Sunday through Thursday. All hours worked are to be recorded in the time system on the day they are worked.

3. Duties. You will lead a crew of up to nine, assign work, and see that product is received, stored and loaded safely and at the right temperature.`,
  `4. Handbook. The Northgate Employee Handbook, including Section 4 (Hours and pay), Section 7 (Progressive discipline) and Section 9 (Reporting and protection), is part of the terms of your employment. The company will follow it, and so will you.

5. Introductory period. The first thirty days are an introductory period. From February 11, 2026 on, Section 7 of the Handbook applies to you in full.

6. Benefits. You become eligible for health coverage on the first day of the second month and earn ten days of paid leave in each full year.

7. Acceptance. Please sign and return one copy of this letter by January 9, 2026. It takes the place of all earlier talks about the position.

We look forward to working with you.

Patricia Noonan
Human Resources Manager
${COMPANY}

Accepted and agreed:

Maria Delgado-Reyes
January 7, 2026`,
]

const HANDBOOK = `# Section 4. Hours and pay
4.1 Every hour worked is recorded and paid. No manager may ask an employee to record fewer hours than were worked.
4.2 Overtime is hours worked over forty in a workweek. It is paid at one and one-half times the regular rate on the next regular payday.
4.3 Overtime should be approved in advance. Overtime that was worked without approval is paid all the same; working it without approval may be a matter for Section 7.
# Section 7. Progressive discipline
7.1 The company uses progressive discipline so that every employee has a fair chance to improve. Managers will follow these steps in this order:
* Step 1: a coaching conversation, noted in the file.
* Step 2: a written warning that names the conduct, the rule and the improvement that is expected.
* Step 3: a final written warning with an improvement plan of thirty days.
* Step 4: termination of employment.
7.2 An employee will not be terminated before Steps 1 to 3 have been completed, except for gross misconduct. Gross misconduct is theft, violence, work under the influence of alcohol or drugs, or the knowing falsification of records.
7.3 An employee may answer a warning in writing within ten days. The answer is kept with the warning.
# Section 9. Reporting and protection
9.1 Employees are expected to report unsafe conditions, and anything about pay that looks wrong, to their manager or to Human Resources.
9.2 Every walk-in freezer door has a release that opens it from the inside. Releases are tested each week. A door whose release fails is tagged and taken out of service at once.
9.3 Nobody is disciplined, demoted, dismissed or treated worse for a report made in good faith, even if it turns out to be mistaken. A manager who does so is subject to Section 7.`

const TERMINATION = `# ${COMPANY}
${ADDRESS}

April 2, 2026

Maria Delgado-Reyes
47 Tannery Lane, Apartment 3
Ashport

# Termination of employment

Dear Ms. Delgado-Reyes,

this letter confirms that your employment with Northgate Cold Storage Ltd. ends today, April 2, 2026.

Your position of Warehouse Shift Lead, night shift, has been eliminated in a restructuring of the warehouse. In addition, your conduct since the written warning of March 12, 2026 has not shown the change that was expected of you.

Your final wages for March 30 to April 2, 2026 are $686.00 for 28.0 hours at $24.50 an hour. They will be paid on April 10, 2026. The company does not owe you any further amount.

Please return your keys, badge and freezer clothing today.

Grant Hollis
Warehouse Operations Manager`

interface Line {
  text: string
  isBold: boolean
}

const measure = createCanvas(1, 1).getContext('2d')

/** Lines no wider than the paper; `#` makes a bold one. */
function broken(text: string, size: number, width: number): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const isBold = paragraph.startsWith('# ')
    measure.font = `${size}px ${isBold ? '"Letter Bold"' : 'Letter'}`
    const lines = ['']
    for (const word of paragraph.replace(/^# /, '').split(' ')) {
      const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
      if (measure.measureText(longer).width > width) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines.map((line) => ({ text: line, isBold }))
  })
}

function offerPdf(): Buffer {
  const contents = OFFER.map((page, i) => {
    const lines = [...broken(page, 11, 452), { text: '', isBold: false }, { text: `Page ${i + 1} of 2`, isBold: false }]
    const shown = lines.map(
      ({ text, isBold }) => `/${isBold ? 'B' : 'R'} 11 Tf (${text.replace(/[\\()]/g, '\\$&')}) Tj T*`,
    )
    return `BT 80 720 Td 15.5 TL\n${shown.join('\n')}\nET`
  })
  const page = (content: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${content} 0 R/Resources<</Font<</R 7 0 R/B 8 0 R>>>>>>`
  const stream = (text: string) => `<</Length ${Buffer.byteLength(text)}>>\nstream\n${text}\nendstream`
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    ...['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>', page(5), page(6)],
    ...[...contents.map(stream), font('Helvetica'), font('Helvetica-Bold')],
    `<</Title(Offer of employment)/Author(${COMPANY})/CreationDate(D:20260105093000-06'00')>>`,
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const start = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${count}/Root 1 0 R/Info ${count - 1} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

async function handbookDocx(): Promise<Buffer> {
  const schema = 'http://schemas.openxmlformats.org'
  const word = `xmlns:w="${schema}/wordprocessingml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"`
  const type = (part: string, kind: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`
  const run = (text: string, look = '') => `<w:r>${look}<w:t xml:space="preserve">${text}</w:t></w:r>`
  const paragraph = (line: string) => {
    if (line.startsWith('# ')) return `<w:p>${run(line.slice(2), '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>')}</w:p>`
    if (line.startsWith('* ')) return `<w:p><w:pPr><w:ind w:left="720"/></w:pPr>${run(line.slice(2))}</w:p>`
    return `<w:p>${run(line)}</w:p>`
  }
  const body = HANDBOOK.split('\n').map(paragraph).join('')
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${schema}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('document', 'document.main')}${type('header1', 'header')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="r1" Type="${schema}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="h1" Type="${schema}/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${word}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr></w:body></w:document>`,
    'word/header1.xml': `<w:hdr ${word}><w:p>${run(`${COMPANY} - Employee Handbook, edition of January 2026 (excerpt)`)}</w:p></w:hdr>`,
  }
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`), name, {
      mtime: new Date(2026, 0, 2),
    })
  zip.end()
  return buffer(zip.outputStream)
}

/** A sheet that lay a little askew on the glass, with the dust of an office scanner. */
function terminationScan(): Buffer {
  const [width, height] = [1240, 1600]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ec'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(0.006)
  context.translate(-width / 2, -height / 2)
  context.fillStyle = '#2b2b30'
  for (const [i, { text, isBold }] of broken(TERMINATION, 26, 960).entries()) {
    context.font = `26px ${isBold ? '"Letter Bold"' : 'Letter'}`
    context.fillText(text, 140, 190 + i * 42)
  }
  context.strokeStyle = '#27408b'
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(150, 1448)
  context.bezierCurveTo(210, 1360, 260, 1490, 310, 1410)
  context.bezierCurveTo(360, 1370, 380, 1470, 470, 1400)
  context.stroke()
  context.fillStyle = '#8d8a82'
  for (let i = 0; i < 260; i++) context.fillRect((i * 7919) % width, (i * 104729) % height, 1 + (i % 2), 1)
  return canvas.toBuffer('image/png')
}

writeFileSync(join(folder, 'offer-letter.pdf'), offerPdf())
writeFileSync(join(folder, 'employee-handbook-excerpt.docx'), await handbookDocx())
writeFileSync(join(folder, 'termination-letter-scan.png'), terminationScan())
