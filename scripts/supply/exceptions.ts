/** Whoever needs an exception writes it here, with the reason. What nothing needs any more fails the check. */

/** Licences under which a package may be used, passed on and changed with no more than naming its authors. */
export const FREE_LICENSES = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
]

/** Packages under another one, by the beginning of their name. */
export const LICENSE_EXCEPTIONS: Record<string, string> = {
  'ical.js': 'MPL-2.0 binds changes of its own files; it is used as it comes.',
  'axe-core': 'MPL-2.0, and only the tests of the desk run it.',
  lightningcss: 'MPL-2.0, and only the build of the desk runs it.',
  'caniuse-lite': 'CC-BY-4.0: data about browsers, read by the build of the desk and named here.',
  '@fontsource-variable/inter': 'OFL-1.1: a font, shipped with the desk under its own name and licence.',
  duck: 'It writes "BSD" without a number; its LICENSE file is the one of two clauses.',
}

/** Advisories of `npm audit` that do not concern us, by their id. */
export const AUDIT_EXCEPTIONS: Record<string, string> = {}
