import { describe, expect, test } from 'vitest'
import { privilegeSigns, SIGNS_MAX } from './signs.ts'

const plain = 'Regular hours 160.0 at 24.50. Net pay 3,011.55.'
const kinds = (document: Parameters<typeof privilegeSigns>[0]) => privilegeSigns(document).map(({ kind }) => kind)

describe('privilegeSigns', () => {
  test('quotes the words with their page [H-privilege.1]', () => {
    const [sign] = privilegeSigns({ name: 'a.txt', text: `${plain}\fPage two.\n\nATTORNEY WORK PRODUCT\n` })
    expect(sign).toEqual({ kind: 'legend', quote: 'Page two. ATTORNEY WORK PRODUCT', page: 2 })
  })

  test('finds nothing in a document that was read whole and has no sign', () => {
    expect(privilegeSigns({ name: 'payslip.pdf', text: plain })).toEqual([])
  })

  test('flags a document without text, and one that was not read whole [H-privilege.1]', () => {
    expect(kinds({ name: 'a.bin', text: null })).toEqual(['not_read'])
    expect(kinds({ name: 'a.eml', text: plain, notices: ['Attached, and not opened: sheet.xlsx'] })).toEqual([
      'not_read',
    ])
    expect(
      kinds({ name: 'a.docx', text: plain, notices: ['It has macros; they were neither opened nor run.'] }),
    ).toEqual([])
  })

  test('reads the file name and what the file says about itself [H-privilege.1]', () => {
    expect(kinds({ name: 'MemoToCounsel.docx', text: plain })).toEqual(['file_name'])
    expect(kinds({ name: 'memo_to_counsel.docx', text: plain })).toEqual(['file_name'])
    expect(kinds({ name: 'a.pdf', text: plain, about: { author: 'Ruth Adler, Esq.' } })).toEqual(['lawyer'])
  })

  test('knows the lawyers of the case by their full names, in either order [H-privilege.1]', () => {
    const lawyers = ['Elena Marsh', 'olga']
    expect(kinds({ name: 'a.txt', text: 'Dear Elena  Marsh, here is the list.', lawyers })).toContain('lawyer')
    expect(kinds({ name: 'a.txt', text: 'Marsh, Elena: notes', lawyers })).toContain('lawyer')
    expect(kinds({ name: 'a.txt', text: 'Olga planned the shift.', lawyers })).toEqual([])
  })

  test('weak evidence needs more of it: a first name that a lawyer has, a word of law in a list [H-privilege.1]', () => {
    const lawyers = ['Karen Oyelaran']
    expect(kinds({ name: 'a.txt', text: `${plain} Karen is at the front desk on Monday.`, lawyers })).toEqual([])
    expect(kinds({ name: 'a.eml', text: plain, about: { from: 'Karen Smith', to: ['Tom Reed'] }, lawyers })).toEqual([])
    expect(
      kinds({ name: 'a.txt', text: 'Karen thinks we should settle before they take his testimony.', lawyers }),
    ).toContain('lawyer')
    expect(kinds({ name: 'a.csv', text: 'date,what,amount\n2/3,Parking,12\n2/5,Counsel St toll,2.25' })).toEqual([])
  })

  test('finds talk about a case without a lawyer, and quotes it with its page [H-privilege.1]', () => {
    const remark =
      'He would make a bad witness. I would offer 40 and not go above 60 before they ask him about the March email.'
    const [sign] = privilegeSigns({ name: 'note.txt', text: `${plain}\f${remark}` })
    expect(sign).toMatchObject({ kind: 'advice', page: 2 })
    expect(sign?.quote).toContain('witness')
  })

  test('a lawyer whom the text itself names is known in all of it [H-privilege.1]', () => {
    const text = 'Thanks for the sheet.\n\nRuth Adler, Esq.\f\nWhat Adler wants is on page one.'
    expect(privilegeSigns({ name: 'a.txt', text }).map(({ page }) => page)).toEqual([1, 2])
  })

  test.each([
    'P R I V I L E G E D',
    'ATTORNEY\n-\nCLIENT',
    'PRlVILEGED AND C0NFIDENTIAL',
    'Attomey notes',
    'рrіvіlеgеd and соnfidеntіаl',
    'priv\u00adi\u200bleged',
    'privi-\nleged notes',
  ])('finds a legend however it is written: %j [H-privilege.1]', (text) => {
    expect(privilegeSigns({ name: 'a.txt', text }).length).toBeGreaterThan(0)
  })

  test('is bounded: few signs, and a long text without blanks ends in time', () => {
    const many = privilegeSigns({ name: 'a.txt', text: 'our lawyer said so, page after page. '.repeat(2000) })
    expect(many.length).toBeLessThanOrEqual(SIGNS_MAX)
    expect(privilegeSigns({ name: 'a.txt', text: 'a.'.repeat(200_000) + '@'.repeat(20_000) })).toEqual([])
  })
})
