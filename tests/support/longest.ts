/**
 * Files that take minutes, the longest first. They start first: one of them started last would run alone, while the other
 * workers are idle. The first one forces many collections, which are cheap in a process that has not run anything yet.
 */
export const LONGEST_TESTS = [
  'tests/system/operations/large.test.ts',
  'tests/system/desk/naughty.test.ts',
  'tests/system/simulator/app-mutants.test.ts',
  'tests/system/desk/every-page.test.ts',
  'tests/system/simulator/apps.test.ts',
  'tests/system/repository/tarball.test.ts',
  'tests/attack/interfaces/interfaces.test.ts',
  'tests/system/outreach/demo.test.ts',
  'tests/system/simulator/seeds.test.ts',
  'tests/system/casework/demo.test.ts',
  'tests/system/desk/every-dialog.test.ts',
  'tests/system/crash/crash.test.ts',
  'tests/system/desk/story-campaign.test.ts',
  'tests/system/mcp/inspector.test.ts',
  'tests/system/ha/failover.test.ts',
  'tests/system/documents/hostile.test.ts',
  'tests/system/machines/scale.test.ts',
  'tests/system/machines/machines.test.ts',
  'tests/system/scheduling/soak.test.ts',
  'tests/system/browser/demo-channel.test.ts',
]
