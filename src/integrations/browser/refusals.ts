import type { Refusal } from '#kernel/contracts/refusal.ts'

export type NotDone = { outcome: 'not_done'; error: Refusal }

export function notDone(code: string, message: string, next: string): NotDone {
  return { outcome: 'not_done', error: { code, message, next } }
}

export const isNotDone = (answer: object): answer is NotDone => 'outcome' in answer && answer.outcome === 'not_done'

const LOOK_AGAIN = 'Look at the page again and name an element as the observation does.'

export const noSuchElement = () =>
  notDone('browser.no_such_element', 'No visible element of the page has this role and name', LOOK_AGAIN)

export const severalElements = (count: number) =>
  notDone(
    'browser.several_elements',
    `${count} elements of the page have this role and name`,
    'Say which one by its number, from 0.',
  )

export const disabledElement = () =>
  notDone('browser.disabled', 'The element is there but cannot be used now', 'Do first what the page asks for.')

export const secretField = () =>
  notDone(
    'browser.secret_field',
    'This field asks for a secret, and secrets are never typed here',
    'Ask the person to fill it in by hand.',
  )

export const textDiffers = () =>
  notDone(
    'browser.text_differs',
    'The field did not keep the text as it was typed, and was emptied',
    'Use a text that the field takes: its length, its lines or its characters may be limited.',
  )

export const notAField = () =>
  notDone('browser.not_a_field', 'The element takes no text', 'Choose a textbox, a searchbox or a combobox.')

export const windowRefused = (host: string) =>
  notDone(
    'browser.window_refused',
    `The page wanted to open another window for ${host.replace(/[^\w.:[\]-]/g, '')}; there is only one`,
    'Navigate to the address instead, where it is allowed.',
  )
