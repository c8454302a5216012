import { parentPort } from 'node:worker_threads'

// Stands for a thread in which a library does what libraries should not.
parentPort.on('message', ({ id, raw }) => {
  const how = /X-How: (.*)\r/.exec(Buffer.from(raw).toString())[1]
  const mail = (text) => ({ from: 'a@b.test', messageId: '<x@b.test>', text, notices: [] })
  parentPort.postMessage({ id, kind: 'begun' })
  if (how === 'works') return parentPort.postMessage({ id, kind: 'read', mail: mail('read') })
  if (how === 'throws') throw new Error('out of the thread')
  if (how === 'ends') return process.exit(3)
  if (how === 'hangs late') parentPort.postMessage({ id, kind: 'early', mail: mail('what was read before it hung') })
  const eaten = []
  for (;;) if (how === 'eats memory') eaten.push(new Array(100_000).fill(how))
})
