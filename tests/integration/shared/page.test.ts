import { expect, test } from 'vitest'
import { violations } from '../../system/desk/harness.ts'
import { enter, expectShown, expectUnfollowed, HARSH, ODD, refusalOn } from '../../system/desk/naughty.ts'
import { openFront, PHONE } from './front.ts'

const { installation, origin, phone } = openFront()

test('on a phone: invited, a passkey is made; signed out and in again; a letter of high risk is approved with it [T-gate.17, T-gate.18]', async () => {
  await installation.machine('POST', '/api/accounts', { name: 'anna' })
  await installation.machine('POST', '/api/accounts/roles', { name: 'anna', role: 'SENDER' })
  const { link } = (await installation.machine('POST', '/api/accounts/invitations', { name: 'anna' })).json
  const on = await installation.letterWaits()
  await installation.lw().start(2)

  const { context, page } = await phone()
  await page.goto(link)
  await page.getByText('This invitation is for').waitFor()
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.waitForURL(`${origin()}/today`)
  const cookies = await context.cookies()
  expect(cookies).toMatchObject([{ name: '__Host-lanewright', httpOnly: true, secure: true, sameSite: 'Strict' }])

  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.getByRole('region', { name: 'Who is signed in' }).getByText('Signed in as anna').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.waitForURL(`${origin()}/sign-in`)
  expect(await context.cookies()).toEqual([])
  await page.goto(`${origin()}/approvals`)
  await page.waitForURL(`${origin()}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${origin()}/today`)

  await page.goto(`${origin()}/approvals?approval=${on.approval}`)
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click()
  await expect
    .poll(() => installation.rows('select person, role from kernel.grants where approval_id = $1', [on.approval]), {
      timeout: 60_000,
    })
    .toEqual([{ person: 'anna', role: 'SENDER' }])
  expect(
    await installation.rows('select person, decision from kernel.assertions where approval_id = $1', [on.approval]),
  ).toEqual([{ person: 'anna', decision: 'grant' }])

  // A session that an operator ends leads to the door by itself, and shows nothing there.
  const { accounts } = (await installation.machine('GET', '/api/accounts')).json
  const { sessions } = accounts.find((a: { user_id: string }) => a.user_id === 'anna')
  for (const { session_id } of sessions)
    expect((await installation.machine('POST', '/api/accounts/sessions/end', { session_id })).status).toBe(200)
  await page.waitForURL(`${origin()}/sign-in`, { timeout: 60_000 })
  await expect.poll(() => page.title(), { timeout: 60_000 }).toBe('Sign in - Lanewright')
  await context.close()
})

test('an operator administers people in the page: an account, its role, its invitation, its end [D-axe.1]', async () => {
  await installation.machine('POST', '/api/accounts', { name: 'olga' })
  await installation.machine('POST', '/api/accounts/roles', { name: 'olga', role: 'OPERATOR' })
  const { link } = (await installation.machine('POST', '/api/accounts/invitations', { name: 'olga' })).json
  const { context, page } = await phone()
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.waitForURL(`${origin()}/today`)
  await page.getByRole('link', { name: 'People' }).tap()
  await page.waitForURL(`${origin()}/people`)
  await page.getByLabel('Name').fill('bert')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { name: 'bert' }).waitFor()
  await page.getByLabel('Role for bert').fill('SENDER')
  await page.getByRole('listitem').filter({ hasText: 'bert' }).getByRole('button', { name: 'Give' }).first().click()
  await page.getByRole('list', { name: 'Roles of bert' }).getByText('SENDER', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Invite bert' }).click()
  await page.getByText(`${origin()}/join#`).waitFor()
  const line = (await installation.machine('GET', '/api/accounts')).json.accounts.find(
    (a: { user_id: string }) => a.user_id === 'bert',
  )
  expect(line).toMatchObject({ created_by: 'olga', roles: ['SENDER'], invitations: [{ created_by: 'olga' }] })

  const ofBert = () =>
    installation.rows<{ status: string }>(
      "select status from kernel.accounts where user_id = 'bert' and status = 'active'",
    )
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const size of [PHONE, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size)
        expect(await violations(page), `${colorScheme} ${size.width}`).toEqual([])
      }
    }
    await page.setViewportSize(PHONE)
  }
  await look()
  const revoke = page.getByRole('button', { name: 'Revoke bert for good' })
  await revoke.click()
  await page.getByRole('dialog', { name: 'Revoke bert for good?' }).waitFor()
  await look()
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect(await ofBert()).toHaveLength(1)
  await revoke.click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await page.getByRole('listitem').filter({ hasText: 'bert' }).getByText('Revoked.').waitFor()
  expect(await ofBert()).toEqual([])
  await context.close()
})

test('the name of an account, its role and the name of a device come back as text, or are refused in words [D-text.2]', async () => {
  await installation.machine('POST', '/api/accounts', { name: 'odette' })
  await installation.machine('POST', '/api/accounts/roles', { name: 'odette', role: 'OPERATOR' })
  const { link } = (await installation.machine('POST', '/api/accounts/invitations', { name: 'odette' })).json
  const { context, page } = await phone()
  page.setDefaultTimeout(60_000)
  await page.goto(link)
  await enter(page.getByLabel('What this device is called'), ODD.slice(0, 100))
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.waitForURL(`${origin()}/today`)
  await page.goto(`${origin()}/people`)
  await expectShown(page, ODD.slice(0, 100), 'the name of a device')
  await expectUnfollowed(page, 'the name of a device')
  for (const [what, text] of [...Object.entries(HARSH), ['odd text', ODD.slice(0, 200)] as const]) {
    await page.goto(`${origin()}/people`)
    await enter(page.getByLabel('Name', { exact: true }), text)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Added.').or(page.getByRole('alert')).first().waitFor()
    const refused = await refusalOn(page)
    if (refused === null) await expectShown(page, text, what)
    await expectUnfollowed(page, what)
    await enter(page.getByLabel('Role for odette', { exact: true }), text)
    await page.getByRole('listitem').filter({ hasText: 'odette' }).getByRole('button', { name: 'Give' }).first().click()
    await page.getByRole('alert').first().waitFor()
    await expectUnfollowed(page, `${what} as a role`)
  }
  await context.close()
})
