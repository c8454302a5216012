import { verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { challengeOf } from '#kernel/decision-challenge.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { App } from '#kernel/ports/app.ts'
import { newPasskey } from './authenticator.ts'
import { ORIGIN, openInstallation } from './installation.ts'

/** The letters pack; what is kept as knowledge waits for two people here. */
const installation = openInstallation((app: App) => ({
  ...app,
  policy: {
    ...app.policy,
    lanes: {
      ...app.policy.lanes,
      text: app.policy.lanes.text.replace(
        'approval: exact_bytes\n  approvers: [SENDER]\n  risk: high',
        'approval: two_people\n  approvers: [SENDER]\n  risk: high',
      ),
    },
  },
}))

test('at high risk a decision is signed: the signature is kept beside it, whole, and two different people are needed [T-gate.17]', async () => {
  const [anna, otto] = [await installation.guest('anna', 'SENDER'), await installation.guest('otto', 'SENDER')]
  const on = await installation.letterWaits()

  const unsigned = await installation.decide(anna, on, { sign: false })
  expect(unsigned.status).toBe(202)
  expect(await installation.processed(on.workspace, unsigned.json.item)).toMatch(/^refused: approval\.needs_passkey/)

  const first = await installation.decide(anna, on)
  expect(first.status).toBe(202)
  expect(await installation.processed(on.workspace, first.json.item)).toBe('granted, waits for a second person')
  const twice = await installation.decide(anna, on)
  expect(await installation.processed(on.workspace, twice.json.item)).toMatch(/^refused: approval\.same_person/)
  const second = await installation.decide(otto, on)
  expect(await installation.processed(on.workspace, second.json.item)).toBe('granted')

  const kept = await installation.rows<Record<string, string>>(
    `select a.person, a.decision, a.action_hash, a.nonce, a.challenge_hash, a.client_data, a.authenticator_data, a.signature, p.public_key
     from kernel.assertions a join kernel.grants g on g.workspace_id = a.workspace_id and g.approval_id = a.approval_id and g.person = a.person
     join kernel.passkeys p on p.credential_id = a.credential_id where a.approval_id = $1 order by a.person`,
    [on.approval],
  )
  expect(kept.map(({ person, decision, action_hash }) => [person, decision, action_hash])).toEqual([
    ['anna', 'grant', on.action_hash],
    ['otto', 'grant', on.action_hash],
  ])
  // Anybody with the ledger can verify again what was signed, and by which key.
  for (const row of kept) {
    const challenge = challengeOf({
      approval_id: on.approval,
      action_hash: on.action_hash,
      decision: 'grant',
      nonce: row.nonce as string,
    })
    expect(sha256Hex(Buffer.from(challenge, 'base64url'))).toBe(row.challenge_hash)
    const client = Buffer.from(row.client_data as string, 'base64url')
    expect(JSON.parse(client.toString())).toMatchObject({ challenge, origin: ORIGIN })
    const data = Buffer.concat([
      Buffer.from(row.authenticator_data as string, 'base64url'),
      Buffer.from(sha256Hex(client), 'hex'),
    ])
    const cose = Buffer.from(row.public_key as string, 'base64url')
    const point = (at: number) => cose.subarray(at, at + 32).toString('base64url')
    const key = { kty: 'EC', crv: 'P-256', x: point(10), y: point(45) }
    expect(verify('sha256', data, { key, format: 'jwk' }, Buffer.from(row.signature as string, 'base64url'))).toBe(true)
  }
})

test('a signature for other bytes, another approval, another answer or by another account counts for nothing [T-gate.17]', async () => {
  const [berta, carl] = [await installation.guest('berta', 'SENDER'), await installation.guest('carl', 'SENDER')]
  const [on, other] = [await installation.letterWaits('b'), await installation.letterWaits('c')]
  const stale = { status: 403, json: { code: 'challenge.denied' } }
  expect(await installation.decide(berta, on, { signs: { action_hash: 'f'.repeat(64) } })).toMatchObject(stale)
  expect(await installation.decide(berta, on, { signs: other })).toMatchObject(stale)
  expect(await installation.decide(berta, on, { signs: { decision: 'reject' } })).toMatchObject(stale)
  const foreign = { status: 403, json: { code: 'passkey.denied' } }
  expect(await installation.decide(berta, on, { with: carl.passkey })).toMatchObject(foreign)
  expect(await installation.decide(berta, on, { with: newPasskey(ORIGIN) })).toMatchObject(foreign)

  // A challenge of another session, and one that was answered before.
  const path = `/api/workspaces/${on.workspace}/approvals/${on.approval}/challenge`
  const begun = (await carl.ask('POST', path, { action_hash: on.action_hash, decision: 'grant' })).json
  const signed = { ...berta.passkey.get(begun.options.challenge), nonce: begun.nonce }
  const content = { approval_id: on.approval, action_hash: on.action_hash, decision: 'grant', role: 'SENDER', signed }
  const sent = { kind: 'approval.decide', content }
  expect(await berta.ask('POST', `/api/workspaces/${on.workspace}/inbox`, sent)).toMatchObject(stale)
  expect(await installation.rows('select 1 from kernel.assertions where approval_id = $1', [on.approval])).toEqual([])

  // Past the server, the cycle finds the same.
  for (const [by, result] of [
    [{ ...content, signed: { ...signed, nonce: 'x' } }, /^refused: passkey\.denied/],
    [{ ...content, signed: { ...signed, credential_id: carl.passkey.id } }, /^refused: passkey\.unknown/],
  ] as const) {
    const item = await installation.lw().send(on.workspace, 'berta', 'approval.decide', by)
    expect(await installation.processed(on.workspace, item.ok ? item.itemId : '')).toMatch(result)
  }
  const rejected = await installation.decide(berta, on, { decision: 'reject' })
  expect(await installation.processed(on.workspace, rejected.json.item)).toBe('rejected')
})

test('person and role are those of the session, whatever a body says; without the role, the cycle and the database refuse [T-gate.16]', async () => {
  const [dora, eva] = [await installation.guest('dora', 'SENDER'), await installation.guest('eva', 'PERSON')]
  const on = await installation.letterWaits('d')
  expect(await installation.decide(dora, on, { person: 'eva' })).toMatchObject({
    status: 403,
    json: { code: 'person.denied' },
  })
  expect(await installation.decide(dora, on, { role: 'OWNER' })).toMatchObject({
    status: 403,
    json: { code: 'role.denied' },
  })
  expect(await installation.decide(dora, on, { role: 'OPERATOR' })).toMatchObject({ status: 403 })
  const named = await installation.decide(dora, on, { person: 'dora' })
  expect(named.status).toBe(202)
  expect(await installation.processed(on.workspace, named.json.item)).toMatch(/^granted/)

  // Eva holds no role of letters: for her there are none.
  expect(await installation.decide(eva, on)).toMatchObject({ status: 404, json: { code: 'workspace.unknown' } })
  const past = await installation.lw().send(on.workspace, 'eva', 'approval.decide', {
    approval_id: on.approval,
    action_hash: on.action_hash,
    decision: 'grant',
    role: 'SENDER',
  })
  expect(await installation.processed(on.workspace, past.ok ? past.itemId : '')).toMatch(
    /^refused: approval\.role_not_held/,
  )
  const { lw } = installation
  const state = await lw().store.load(on.workspace)
  const approval = state?.approvals.find((a) => a.approval_id === on.approval)
  const lease = await lw().leases.take(on.workspace)
  const row = { grant_id: lw().deps.ids.uuid(), approval_id: on.approval, person: 'eva', role: 'SENDER' }
  const { action_hash, lanes_pin, roles_pin, expires_at } = approval!
  const grant = {
    ...row,
    action_hash,
    lanes_pin,
    roles_pin,
    expires_at,
    granted_at: new Date(lw().deps.clock.nowMs()).toISOString(),
  }
  const committed = await lw().store.commit({
    workspace: on.workspace,
    fence: lease!.fence,
    now: grant.granted_at,
    changes: [{ table: 'kernel.grants', op: 'insert', rows: [grant] }],
    audit: [],
  })
  await lw().leases.release(lease!)
  expect(committed).toMatchObject({ ok: false, refusal: { code: 'grant.role_not_held' } })
})

test('a role that was taken while the yes waited does not count any more', async () => {
  const fay = await installation.guest('fay', 'SENDER')
  const on = await installation.letterWaits('e')
  const sent = await installation.decide(fay, on)
  await installation.machine('POST', '/api/accounts/roles/take', { name: 'fay', role: 'SENDER' })
  expect(await installation.processed(on.workspace, sent.json.item)).toMatch(/^refused: approval\.role_not_held/)
})
