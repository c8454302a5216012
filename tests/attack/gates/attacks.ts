import type { Attack } from '../attack.ts'
import { visitAttacker } from './attacker-page.ts'
import { driveBrowser } from './browser.ts'
import { damageFiles } from './damage.ts'
import { writeOnFullDisk } from './full-disk.ts'
import { plantAndLook } from './leakage.ts'
import { attackAsOtherUser } from './other-user.ts'
import { attackSlowly } from './slow.ts'
import { upgradeAll } from './upgrade.ts'
import { damageWal } from './wal.ts'
import { knockEverywhere } from './web-site.ts'

/** What comes through ports, files, other users and older versions. */
export const gates: Attack[] = [
  {
    adversary: 'web-site',
    name: 'every way to knock on every route of the OpenAPI document',
    play: knockEverywhere,
  },
  {
    adversary: 'web-site',
    name: 'pages of other sites, and a rebound name, in the real browser of somebody who is signed in',
    play: visitAttacker,
  },
  {
    adversary: 'web-site',
    name: 'the gates of the server, of the door for several people, of MCP and of the event stream',
    suite: [
      'src/apps/server/gate.test.ts',
      'src/apps/server/shared/',
      'tests/http/gate.test.ts',
      'tests/http/no-request.test.ts',
      'tests/shared/rights.test.ts',
      'tests/shared/sign-in.test.ts',
      'tests/mcp/http.test.ts',
      'tests/desk/foreign.test.ts',
    ],
  },
  {
    adversary: 'cost-and-denial',
    name: 'heads and bodies byte by byte or without end, silent connections by the hundred, answers that nobody reads',
    play: attackSlowly,
  },
  {
    adversary: 'automated-browser',
    name: 'this machine and the private network in every spelling: opened, redirected to, put into pages, lied about',
    play: driveBrowser,
  },
  {
    adversary: 'automated-browser',
    name: 'the navigation policy, by address and in a real browser',
    suite: ['src/adapters/browser/hosts.test.ts', 'tests/browser/guard.test.ts', 'tests/browser/lent.test.ts'],
  },
  {
    adversary: 'another-user',
    name: 'files, processes, ports and planted folders, by a second account of the machine',
    play: attackAsOtherUser,
  },
  {
    adversary: 'leakage',
    name: 'every kind of secret in one run through the four packs, then every sink',
    play: plantAndLook,
  },
  {
    adversary: 'leakage',
    name: 'secrets in a campaign, in commands, children, spans and the store',
    suite: [
      'tests/security/outreach-canaries.test.ts',
      'tests/secrets/',
      'tests/agents/telemetry.test.ts',
      'tests/mail/tokens.test.ts',
    ],
  },
  {
    adversary: 'hostile-files',
    name: 'documents, archives, mails, tables of leads, JSON and numbers',
    suite: [
      'tests/documents/hostile.test.ts',
      'tests/bag/hostile-zip.test.ts',
      'tests/mail/hostile-mails.test.ts',
      'tests/packs/outreach/leads-import.test.ts',
      'src/packs/tasks/exchange/export.test.ts',
      'src/kernel/parse.test.ts',
      'src/adapters/mail/build-mail.test.ts',
    ],
  },
  {
    adversary: 'poisoned-script',
    name: 'scripts that want out, or more than their share',
    suite: ['tests/python/isolation.test.ts', 'tests/python/limits.test.ts'],
  },
  {
    adversary: 'log-and-screen',
    name: 'codes for the terminal, markup for the desk',
    suite: ['src/apps/cli/terminal.test.ts', 'tests/desk/naughty.test.ts'],
  },
  {
    adversary: 'cross-access',
    name: 'two users and two cases by every route',
    suite: [
      'tests/http/two-users.test.ts',
      'tests/http/raw-access.test.ts',
      'tests/shared/cases.test.ts',
      'tests/artifacts/database.test.ts',
    ],
  },
  {
    adversary: 'tampering',
    name: 'bytes flipped, pages zeroed and tails cut in the files of the database and of the journal',
    play: damageFiles,
  },
  {
    adversary: 'tampering',
    name: 'the write-ahead log of a product that was killed: bytes flipped, pages zeroed, tails cut, segments gone',
    play: damageWal,
  },
  {
    adversary: 'tampering',
    name: 'ledgers, segments, exports, packages, backups and kept files that were changed',
    suite: [
      'tests/ledger/tampering.test.ts',
      'tests/ledger/chain.test.ts',
      'tests/ledger/export.test.ts',
      'tests/ledger/segments.test.ts',
      'tests/bag/flip.test.ts',
      'tests/bag/forged.test.ts',
      'tests/operations/damaged.test.ts',
      'tests/artifacts/disk.test.ts',
    ],
  },
  {
    adversary: 'faults',
    name: 'every schema there was, brought to head by a process that is killed at each step',
    play: upgradeAll,
  },
  {
    adversary: 'faults',
    name: 'backups, exports and reports by the command line on a disk that is too small for them and for the house',
    play: writeOnFullDisk,
  },
  {
    adversary: 'faults',
    name: 'full disks, dead servers and databases that go away',
    suite: [
      'tests/embedded/faults.test.ts',
      'tests/embedded/places.test.ts',
      'tests/ledger/journal.test.ts',
      'tests/operations/full-disk.test.ts',
    ],
  },
]
