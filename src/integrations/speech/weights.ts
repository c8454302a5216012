import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { refusal } from './refusals.ts'

/**
 * Moonshine tiny for English, quantised: 28 MB, under the MIT license, out of the package @moonshine-ai/moonshine-js.
 * Of that package nothing but these two files is used, and what it depends on is not installed (see `overrides` in
 * package.json): it asks for a folder of its maker's disk, and for a runtime whose install script downloads.
 */
export const ENGINE = { name: 'moonshine-tiny-en-quantized', version: '0.1.29' }

const FILES = {
  encoder: { name: 'encoder_model.onnx', sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a' },
  decoder: {
    name: 'decoder_model_merged.onnx',
    sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
  },
}

export interface Weights {
  encoder: Uint8Array
  decoder: Uint8Array
}

/** Null where they are not, or are not what they should be. */
export async function readWeights(folders = weightsFolders()): Promise<Weights | null> {
  for (const place of folders) {
    const [encoder, decoder] = await Promise.all([readChecked(place, FILES.encoder), readChecked(place, FILES.decoder)])
    if (encoder && decoder) return { encoder, decoder }
  }
  return null
}

/** Null where the embedded engine can be had: its weights are the ones we know, and what runs them is installed. */
export async function embeddedSpeechLack(folders = weightsFolders()): Promise<Refusal | null> {
  try {
    import.meta.resolve('onnxruntime-web')
  } catch {
    return refusal('speech.no_engine', 'what runs it is not installed')
  }
  return (await readWeights(folders)) ? null : refusal('speech.no_engine', 'its weights are missing or damaged')
}

async function readChecked(
  folder: URL,
  { name, sha256 }: { name: string; sha256: string },
): Promise<Uint8Array | null> {
  const bytes = await readFile(new URL(name, folder)).catch(() => null)
  return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null
}

/** In the installed package they stand beside this file; in a clone, in the package they come from. */
function weightsFolders(): URL[] {
  const beside = new URL('./weights/', import.meta.url)
  try {
    return [beside, new URL('./model/tiny/quantized/', import.meta.resolve('@moonshine-ai/moonshine-js'))]
  } catch {
    return [beside]
  }
}
