import { deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { faxOf } from './fax.ts'
import { drawn, greyOf, type PdfPart, pdfOf, picturePdf, tiffOf } from './files.ts'
import { openPlace } from './place.ts'

const { read } = openPlace({ children: 1 })

const LETTER = ['Northgate Cold Storage Ltd.', 'Dear Ms. Delgado-Reyes,', 'your employment ends on 3 April 2026.']
const letter = drawn(LETTER)
const said = LETTER.join('\n')
const plain = (text: string) => text.replace(/\n+/g, '\n')

test('a scan is read as the words on it [C-doc.4]', async () => {
  const { contentType, pages, notices } = await read(letter.toBuffer('image/png'))
  expect(contentType).toBe('image/png')
  expect(pages).toEqual([{ page: 1, text: expect.any(String), method: 'ocr' }])
  expect(plain(pages[0]!.text)).toBe(said)
  expect(notices).toEqual([])
})

test('a photograph that lies on its side is turned as its camera says', async () => {
  const side = createCanvas(letter.height, letter.width)
  const context = side.getContext('2d')
  context.translate(0, side.height)
  context.rotate(-Math.PI / 2)
  context.drawImage(letter, 0, 0)
  const jpeg = side.toBuffer('image/jpeg', 92)
  // Orientation 6: the right side of the picture is the top of what was seen.
  const orientation = Buffer.from('4578696600004d4d002a0000000800010112000300000001000600000000000000000000', 'hex')
  const length = Buffer.from([0xff, 0xe1, 0, orientation.length + 2])
  const { contentType, pages } = await read(Buffer.concat([jpeg.subarray(0, 2), length, orientation, jpeg.subarray(2)]))
  expect(contentType).toBe('image/jpeg')
  expect(plain(pages[0]!.text)).toBe(said)
})

test.for([true, false])('every page of a TIFF is read under its number (little-endian %s)', async (isLittle) => {
  const tiff = tiffOf([greyOf(letter), greyOf(drawn(['Second page of the letter']))], isLittle)
  const { contentType, pages } = await read(tiff)
  expect(contentType).toBe('image/tiff')
  expect(pages.map(({ page, text }) => [page, plain(text)])).toEqual([
    [1, said],
    [2, 'Second page of the letter'],
  ])
})

test.for([
  [
    'a photograph',
    () => ({
      dict: `${SIZE}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      bytes: letter.toBuffer('image/jpeg', 92),
    }),
  ],
  [
    'grey points',
    () => ({
      dict: `${SIZE}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      bytes: deflateSync(greyOf(letter).grey),
    }),
  ],
  ['a fax', () => faxOf(letter)],
] as const)('a page of a PDF that is only a picture is recognised: %s [C-doc.4]', async ([, picture]) => {
  const { pages } = await read(picturePdf(picture()))
  expect(pages).toEqual([{ page: 1, text: expect.any(String), method: 'ocr' }])
  expect(plain(pages[0]!.text)).toBe(said)
})

const SIZE = `/Width ${letter.width}/Height ${letter.height}`

test('a stamp on a scan is not taken for its text, and is not lost', async () => {
  const { pages } = await read(picturePdf(faxOf(letter), 'NCS-000123'))
  expect(pages[0]).toMatchObject({
    method: 'ocr',
    text: expect.stringContaining('your employment ends on 3 April 2026.'),
  })
  expect(pages[0]?.text).toContain('NCS-000123')
})

test('only the pages without text are recognised, each under its own number [C-doc.4]', async () => {
  const words = Buffer.from(
    'BT /F1 12 Tf 72 720 Td (This page was written by a program and needs no recognising) Tj ET',
  )
  const resources = '/Resources<</XObject<</P 8 0 R>>/Font<</F1 9 0 R>>>>'
  const pageOf = (contents: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${contents} 0 R${resources}>>`
  const parts: PdfPart[] = [
    ...[
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>',
      pageOf(6),
      pageOf(7),
      pageOf(6),
    ],
    { dict: '', bytes: words },
    { dict: '', bytes: Buffer.from('q 612 0 0 792 0 0 cm /P Do Q') },
    { ...faxOf(letter), dict: `/Type/XObject/Subtype/Image${faxOf(letter).dict}` },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const { pages } = await read(pdfOf(parts))
  expect(pages.map(({ page, method }) => [page, method])).toEqual([
    [1, 'text'],
    [2, 'ocr'],
    [3, 'text'],
  ])
  expect(plain(pages[1]!.text)).toBe(said)
})

test('a picture without words is a page without text, and that is said', async () => {
  expect(await read(drawn([]).toBuffer('image/png'))).toMatchObject({
    pages: [{ page: 1, text: '', method: 'ocr' }],
    notices: ['No words were recognised: page 1.'],
  })
})

test('when the time for recognising is over, the pages are there and the rest is said', async () => {
  const hurried = openPlace({ limits: { recognizeAllMs: -1 } })
  expect(await hurried.read(picturePdf(faxOf(letter)))).toMatchObject({
    pages: [{ page: 1, text: '', method: 'text' }],
    notices: ['Not recognised, because the time for this file was over: page 1.'],
  })
})
