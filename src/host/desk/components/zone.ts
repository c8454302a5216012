/** Where the person is, as their browser says. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
