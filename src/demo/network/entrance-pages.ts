import { html, NOTHING } from './html.ts'
import { alertOf, plainPage } from './layout.ts'

export function loginPage(failed: boolean): string {
  return plainPage(
    null,
    'Sign in to the practice network',
    html`${failed ? alertOf('Email or password is wrong.', 'bad') : NOTHING}
<form method="post" action="/login">
<div class="field"><label for="email">Email</label><input id="email" name="email" type="text" autocomplete="username" inputmode="email" maxlength="200" required></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required></div>
<button>Sign in</button>
</form>
<p class="quiet">Nobody here is real: people, companies and answers are invented.</p>`,
  )
}

/** `back` is a path of this site, checked by the caller. */
export function captchaPage(account: string, back: string): string {
  return plainPage(
    account,
    'Quick security check',
    html`<p>Before you go on, please confirm that a person is using this account.</p>
<form method="post" action="/security-check">
<input type="hidden" name="back" value="${back}">
<div class="field check"><input id="person" name="person" type="checkbox" value="yes"> <label for="person">I am a person</label></div>
<button>Continue</button>
</form>`,
  )
}

export function restrictedPage(account: string): string {
  return plainPage(
    account,
    'Your account is restricted',
    html`<p>We noticed unusual activity. Searching, inviting and writing are switched off for now.</p>`,
  )
}

export function notFoundPage(account: string | null): string {
  return plainPage(account, 'Page not found', html`<p>There is nothing at this address.</p>`)
}

export function refusedPage(account: string | null, heading: string, message: string): string {
  return plainPage(account, heading, alertOf(message, 'bad'))
}
