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
import { requestEverywhere } from './web-site.ts'

/** What comes through ports, files, other users and older versions. */
export const gates: Attack[] = [
  {
    adversary: 'web-site',
    name: 'every way to knock on every route of the OpenAPI document',
    run: requestEverywhere,
  },
  {
    adversary: 'web-site',
    name: 'pages of other sites, and a rebound name, in the real browser of somebody who is signed in',
    run: visitAttacker,
  },
  {
    adversary: 'web-site',
    name: 'the gates of the server, of the door for several people, of MCP and of the event stream',
    suite: [
      'src/host/server/request-guard.test.ts',
      'src/host/server/shared/',
      'tests/integration/http/request-guard.test.ts',
      'tests/integration/http/no-request.test.ts',
      'tests/integration/shared/rights.test.ts',
      'tests/integration/shared/sign-in.test.ts',
      'tests/integration/mcp/http.test.ts',
      'tests/system/desk/foreign.test.ts',
    ],
  },
  {
    adversary: 'cost-and-denial',
    name: 'heads and bodies byte by byte or without end, silent connections by the hundred, answers that nobody reads',
    run: attackSlowly,
  },
  {
    adversary: 'automated-browser',
    name: 'this machine and the private network in every spelling: opened, redirected to, put into pages, lied about',
    run: driveBrowser,
  },
  {
    adversary: 'automated-browser',
    name: 'the navigation policy, by address and in a real browser',
    suite: [
      'src/integrations/browser/hosts.test.ts',
      'tests/system/browser/guard.test.ts',
      'tests/system/browser/lent.test.ts',
    ],
  },
  {
    adversary: 'another-user',
    name: 'files, processes, ports and planted folders, by a second account of the machine',
    run: attackAsOtherUser,
  },
  {
    adversary: 'leakage',
    name: 'every kind of secret in one run through the four packs, then every sink',
    run: plantAndLook,
  },
  {
    adversary: 'leakage',
    name: 'secrets in a campaign, in commands, children, spans and the store',
    suite: [
      'tests/system/security/outreach-canaries.test.ts',
      'tests/integration/secrets/',
      'tests/integration/agents/telemetry.test.ts',
      'tests/integration/mail/tokens.test.ts',
    ],
  },
  {
    adversary: 'hostile-files',
    name: 'documents, archives, mails, tables of leads, JSON and numbers',
    suite: [
      'tests/system/documents/hostile.test.ts',
      'tests/integration/bagit/hostile-zip.test.ts',
      'tests/integration/mail/hostile-mails.test.ts',
      'tests/integration/outreach/leads-import.test.ts',
      'src/apps/tasks/domain/exchange/export.test.ts',
      'src/kernel/parse.test.ts',
      'src/integrations/mail/build-mail.test.ts',
    ],
  },
  {
    adversary: 'poisoned-script',
    name: 'scripts that want out, or more than their share',
    suite: ['tests/system/python/isolation.test.ts', 'tests/system/python/limits.test.ts'],
  },
  {
    adversary: 'log-and-screen',
    name: 'codes for the terminal, markup for the desk',
    suite: ['src/host/cli/terminal.test.ts', 'tests/system/desk/naughty.test.ts'],
  },
  {
    adversary: 'cross-access',
    name: 'two users and two cases by every route',
    suite: [
      'tests/integration/http/two-users.test.ts',
      'tests/integration/http/raw-access.test.ts',
      'tests/integration/shared/cases.test.ts',
      'tests/integration/artifacts/database.test.ts',
    ],
  },
  {
    adversary: 'tampering',
    name: 'bytes flipped, pages zeroed and tails cut in the files of the database and of the journal',
    run: damageFiles,
  },
  {
    adversary: 'tampering',
    name: 'the write-ahead log of a product that was killed: bytes flipped, pages zeroed, tails cut, segments gone',
    run: damageWal,
  },
  {
    adversary: 'tampering',
    name: 'ledgers, segments, exports, packages, backups and kept files that were changed',
    suite: [
      'tests/integration/ledger/tampering.test.ts',
      'tests/integration/ledger/chain.test.ts',
      'tests/integration/ledger/export.test.ts',
      'tests/integration/ledger/segments.test.ts',
      'tests/integration/bagit/flip.test.ts',
      'tests/integration/bagit/forged.test.ts',
      'tests/system/operations/damaged.test.ts',
      'tests/system/artifacts/disk.test.ts',
    ],
  },
  {
    adversary: 'faults',
    name: 'every schema there was, brought to head by a process that is killed at each step',
    run: upgradeAll,
  },
  {
    adversary: 'faults',
    name: 'backups, exports and reports by the command line on a disk that is too small for them and for the house',
    run: writeOnFullDisk,
  },
  {
    adversary: 'faults',
    name: 'full disks, dead servers and databases that go away',
    suite: [
      'tests/system/embedded/faults.test.ts',
      'tests/system/embedded/places.test.ts',
      'tests/integration/ledger/journal.test.ts',
      'tests/system/operations/full-disk.test.ts',
    ],
  },
]
