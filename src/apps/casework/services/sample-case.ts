import { readFile } from 'node:fs/promises'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import { FILES } from '../demo/demo-script.ts'
import type { OpenCaseworkServices } from './casework-services.ts'

const GOAL = { matter: 'Delgado-Reyes v. Northgate Cold Storage', matter_type: 'employment' }
const KEEPERS = ['ATTORNEY', 'ASSISTANT']

/** A case of somebody who does not exist: the form and the documents are in the file, and an attorney is to decide. */
export async function sampleCase(
  lw: Lanewright,
  casework: Pick<OpenCaseworkServices, 'files'> | undefined,
  person: string,
  roles: readonly string[] = KEEPERS,
): Promise<string> {
  if (!casework) throw new Failure('sample.unknown', 'no cases are worked on here', 'Start another sample.')
  const role = KEEPERS.find((one) => roles.includes(one))
  if (!role) {
    const next = 'Let an attorney or an assistant start it.'
    throw new Failure('role.denied', 'the file of a case is kept by attorneys and assistants', next)
  }
  const files = await casework.files()
  const id = await lw.create({ pack: 'casework', name: GOAL.matter, goal: GOAL })
  const send = async (kind: string, content: Row) => {
    const sent = await lw.send(id, person, kind, { role, ...content })
    if (!sent.ok) throw new Failure(sent.refusal.code, sent.refusal.message, sent.refusal.next)
  }
  await send('case.open', {})
  const form = (await sampleFile('client-intake-form.json')).toString('utf8')
  await send('case.file', { artifact_kind: 'client_intake_form', name: 'client-intake-form.json', text: form })
  for (const { name, type, kind } of FILES) {
    const { sha256, sizeBytes } = await files.put(id, one(await sampleFile(name)))
    await send('case.upload', { artifact_kind: kind, name, content_type: type, sha256, size_bytes: sizeBytes })
  }
  return id
}

function sampleFile(name: string): Promise<Buffer> {
  return readFile(new URL(`../demo/sample/${name}`, import.meta.url))
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
