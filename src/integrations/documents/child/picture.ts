import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { MOST_PIXELS } from '../limits.ts'
import { refused } from '../refusals.ts'
import type { Inside, Outlet, Source } from './outlet.ts'
import { pictureSize } from './picture-size.ts'
import { recognize } from './recognize.ts'

/** The longer side of what is recognised: a sheet of paper at 300 points an inch. Small print is made larger. */
const MOST_SIDE = 3_600
const LEAST_SIDE = 1_600
const MOST_ENLARGED = 3

/** A scan or a photograph of a paper. */
export async function readPicture(source: Source, out: Outlet): Promise<Inside> {
  const bytes = await readFile(source.path)
  const size = pictureSize(bytes, source.contentType)
  if (size === null || size.width < 1 || size.height < 1) throw refused('broken')
  if (size.width * size.height > MOST_PIXELS)
    throw refused('too_large', `The picture has ${size.width} x ${size.height} points, over the limit.`)
  const image = await loadImage(bytes)
  const side = Math.max(image.width, image.height)
  const scale = side > MOST_SIDE ? MOST_SIDE / side : Math.min(MOST_ENLARGED, Math.max(1, LEAST_SIDE / side))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  // What is transparent would be black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  out.page((await recognize(() => canvas.toBuffer('image/png'), 1, out)) ?? '', 'ocr')
  return { about: {}, attachments: [] }
}
