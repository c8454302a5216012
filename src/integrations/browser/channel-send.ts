import { errors, type Locator } from 'playwright-core'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { ChannelResult } from '#kernel/ports/channel.ts'
import { fieldHolds, fieldText, fillExactly } from './act.ts'
import { isThreadOf, openProfile, openThread, otherPerson, refuse, troubled } from './channel-open.ts'
import type { ChannelPages } from './channel-pages.ts'
import { isSeen, locate, personOn, readMessages, relationOn, slugOf, troubleOn } from './channel-read.ts'
import { afterClick } from './navigate.ts'
import { disabledElement, noSuchElement, severalElements } from './refusals.ts'
import type { Turn } from './turns.ts'

type Sent = ChannelResult<null>

const READY_MS = 5_000
const ANSWER_MS = 15_000
const LOOK_EVERY_MS = 100

export async function sendInvitation(turn: Turn, pages: ChannelPages, url: string, note: string): Promise<Sent> {
  const opened = await openProfile(turn, pages, url)
  if (opened.outcome === 'not_done') return opened
  const { page, signal } = turn
  const { person, slug, relation } = opened.value
  if (relation !== 'none')
    return refuse(
      'channel.not_possible',
      relation === 'pending' ? 'An invitation to this person is waiting' : 'This person is connected already',
      'Nothing is to be sent; read the conversation instead.',
    )
  const { connect } = pages
  const isStill = async () =>
    slugOf(pages, page.url()) === slug && (await personOn(page, pages.profile.fullName, signal)) === person
  for (const place of connect.open) {
    const failed = await press(turn, locate(page, place, person))
    if (failed) return failed
  }
  // The dialog names the person where the network lets it: one for somebody else is not found.
  const dialog = locate(page, connect.dialog, person)
  if (!(await shows(dialog, signal))) return otherPerson()
  if (note !== '' && connect.addNote) {
    const failed = await press(turn, locate(page, connect.addNote, person))
    if (failed) return failed
  }
  const bare = note === '' && connect.sendBare !== null
  return sendFrom(turn, {
    isStill,
    text: note,
    field: bare ? null : locate(dialog, connect.note),
    button: locate(dialog, bare ? connect.sendBare! : connect.send),
    answered: () => ended(turn, pages, async () => (await relationOn(page, pages, person, signal)) === 'pending'),
  })
}

export async function sendMessage(turn: Turn, pages: ChannelPages, url: string, text: string): Promise<Sent> {
  if (text.trim() === '') return refuse('channel.empty', 'An empty message is not sent', 'Write a message.')
  const profile = await openProfile(turn, pages, url)
  if (profile.outcome === 'not_done') return profile
  const { person, slug, relation } = profile.value
  if (relation !== 'connected')
    return refuse(
      'channel.not_possible',
      'This person is not connected with you yet',
      'Ask to be connected, and wait until the person accepts.',
    )
  const opened = await openThread(turn, pages, slug, person)
  if (opened.outcome === 'not_done') return opened
  const { page, signal } = turn
  const ours = async () =>
    (await readMessages(page, pages, signal)).filter((said) => said.from === 'me' && said.text === fieldText(text))
      .length
  const before = await ours()
  return sendFrom(turn, {
    isStill: () => isThreadOf(turn, pages, slug, person),
    text,
    field: locate(page, pages.thread.field),
    button: locate(page, pages.thread.send),
    answered: () => ended(turn, pages, async () => (await ours()) > before),
  })
}

interface Message {
  /** Is this still the page of the person it is for? */
  isStill(): Promise<boolean>
  text: string
  field: Locator | null
  button: Locator
  answered(): Promise<Sent>
}

/** The one place where something leaves the house. Everything before the last click can be taken back. */
async function sendFrom(turn: Turn, message: Message): Promise<Sent> {
  const { page, guard, signal } = turn
  const { field, button, text } = message
  if (field) {
    if (!(await shows(field, signal))) return noSuchElement()
    const refused = await fillExactly(field, text, signal)
    if (refused) return refused
  }
  const unusable = await ready(button, signal)
  if (unusable) return unusable
  // Looked at again, last of all: the page had time to change what was typed or whom it shows.
  if (field && (await fieldHolds(field, signal)) !== fieldText(text)) {
    await field.fill('', { signal }).catch(() => {})
    return refuse(
      'browser.text_differs',
      'The field does not hold the text that was to be sent',
      'Nothing was sent; use a text that the field keeps as it is.',
    )
  }
  if (!(await message.isStill())) return otherPerson()
  const during = guard.mark()
  turn.reach()
  try {
    await button.click({ signal })
    await page.waitForLoadState('load', { signal, timeout: ANSWER_MS })
    return (await afterClick(turn, during)) ?? (await message.answered())
  } catch (error) {
    throw unknownEnd(error)
  }
}

/** Waits until the network shows that it was done, or says that it was not. Anything else: nobody knows. */
async function ended(turn: Turn, pages: ChannelPages, isDone: () => Promise<boolean>): Promise<Sent> {
  const { page, signal } = turn
  const look = async (): Promise<Sent | 'elsewhere' | null> => {
    for (const sign of pages.declined)
      if (await isSeen(page, sign, signal)) return sign.trouble ? troubled(sign.trouble) : declined()
    if (await isDone()) return { outcome: 'done', value: null }
    const trouble = await troubleOn(page, pages, signal)
    return trouble === null || trouble === 'rate_warning' ? null : 'elsewhere'
  }
  for (let waited = 0; waited < ANSWER_MS; waited += LOOK_EVERY_MS) {
    signal.throwIfAborted()
    // A page that is being replaced answers nothing; the next one will.
    const seen = await look().catch((error) => {
      if (page.isClosed()) throw error
      return null
    })
    if (seen === 'elsewhere') break
    if (seen) return seen
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
  throw new Error('the page showed neither that it was sent nor that it was not')
}

const declined = () =>
  refuse('channel.declined', 'The network did not take it', 'Look at what the page says before trying again.')

function unknownEnd(cause: unknown): Failure {
  return new Failure(
    'channel.unknown_end',
    'The button was clicked and the network did not answer',
    'Read the conversation back before anything is sent again.',
    cause,
  )
}

async function shows(place: Locator, signal: AbortSignal): Promise<boolean> {
  try {
    await place.first().waitFor({ state: 'visible', timeout: READY_MS, signal })
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** One, visible and usable: tried without clicking. */
async function ready(button: Locator, signal: AbortSignal) {
  if (!(await shows(button, signal))) return noSuchElement()
  const count = await button.count()
  if (count > 1) return severalElements(count)
  if (!(await button.isEnabled())) return disabledElement()
  try {
    await button.click({ trial: true, timeout: READY_MS, signal })
    return null
  } catch (error) {
    if (error instanceof errors.TimeoutError) return disabledElement()
    throw error
  }
}

/** Clicks that only open something. */
async function press({ signal }: Turn, button: Locator) {
  const unusable = await ready(button, signal)
  if (!unusable) await button.click({ signal })
  return unusable
}
