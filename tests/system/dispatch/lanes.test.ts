import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { createDispatch } from '#storage/dispatch.ts'
import { createDatabase } from '../../support/server.ts'

const workspace = '33333333-3333-4333-8333-333333333333'

async function machines() {
  const database = await createDatabase()
  const closing: Array<() => Promise<void>> = []
  onTestFinished(async () => {
    for (const close of closing) await close()
    await database.drop()
  })
  /** A machine that takes these lanes, and what it was given to drive. */
  return async (takes: string[] | null) => {
    const pools = openDatabase(database)
    const dispatch = createDispatch({
      ...{ app: pools.pool('app'), dispatch: pools.pool('dispatch'), alone: false, onFailure: () => {} },
      lanes: { known: ['MAIL', 'PAGES'], takes },
    })
    const drives: string[] = []
    closing.push(async () => {
      await dispatch.stop()
      await pools.close()
    })
    await dispatch.start(async (id) => void drives.push(id), 2)
    return { dispatch, drives }
  }
}

test('a workspace that is handed over goes to a worker with the lane and to no other [SCALE-machines.4]', async () => {
  const machine = await machines()
  const [mail, pages] = [await machine(['MAIL']), await machine(['PAGES'])]
  await mail.dispatch.handOver(workspace, 'PAGES')
  await vi.waitFor(() => expect(pages.drives).toEqual([workspace]), { timeout: 60_000 })
  expect(mail.drives).toEqual([])
})

test('who wakes a workspace that waits for a lane takes nothing from whoever has the lane', async () => {
  const machine = await machines()
  const mail = await machine(['MAIL'])
  await mail.dispatch.handOver(workspace, 'PAGES')
  await mail.dispatch.wake(workspace)
  await vi.waitFor(() => expect(mail.drives).toEqual([workspace]), { timeout: 60_000 })
  await mail.dispatch.stop()
  const pages = await machine(['PAGES'])
  await vi.waitFor(() => expect(pages.drives).toEqual([workspace]), { timeout: 60_000 })
})

test('a worker without --lanes takes every lane, also one that no policy has any more', async () => {
  const machine = await machines()
  const mail = await machine(['MAIL'])
  await mail.dispatch.handOver(workspace, 'RETIRED_LANE')
  const all = await machine(null)
  await vi.waitFor(() => expect(all.drives).toEqual([workspace]), { timeout: 60_000 })
  await mail.dispatch.handOver(workspace, 'PAGES')
  await vi.waitFor(() => expect(all.drives).toHaveLength(2), { timeout: 60_000 })
  expect(mail.drives).toEqual([])
})
