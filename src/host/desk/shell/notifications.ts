import { held } from './held.ts'

/** Whether this browser tells of what waits while the desk is not looked at. `blocked` is its own no, `never` its lack. */
export type NotificationState = 'on' | 'off' | 'blocked' | 'never'

const KEY = 'lanewright.tell'
/** Several tabs tell of the same: the browser shows one. */
const TAG = 'lanewright-waiting'

function now(): NotificationState {
  if (!('Notification' in window)) return 'never'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on' ? 'on' : 'off'
}

const notificationState = held(now())
export const useNotificationState = notificationState.use

// The person may allow or forbid notes in the browser itself, while the page is open.
void navigator.permissions
  ?.query({ name: 'notifications' })
  .then((permission) => {
    permission.onchange = () => notificationState.set(now())
    notificationState.set(now())
  })
  // Not every browser can be asked; what it said at the beginning holds.
  .catch(() => {})

/** Asked for by the person, never by the page: the browser asks them once more. */
export async function enableNotifications(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(KEY, 'on')
  notificationState.set(now())
  // The first one shows what they will look like, and whether this browser can.
  if (notificationState.get() === 'on') notify('You are told here when something waits for you.', () => {})
}

export function disableNotifications(): void {
  localStorage.removeItem(KEY)
  notificationState.set(now())
}

/** Shows this outside of the page, where the person wished for it; `opened` when they choose it. */
export function notify(text: string, opened: () => void): void {
  if (notificationState.get() !== 'on') return
  try {
    const notice = new Notification('Lanewright', { body: text, tag: TAG, icon: '/icon-192.png' })
    notice.onclick = () => {
      window.focus()
      opened()
      notice.close()
    }
  } catch {
    // Browsers of phones let no page do it.
    localStorage.removeItem(KEY)
    notificationState.set('never')
  }
}
