/** Tests that start processes, browsers or clusters, or run for minutes. Everything else in tests/ is an integration test. */
export const SYSTEM_TESTS = [
  'tests/{attack,browser,cli,crash,desk,embedded,ha,machines,operations,practice,python,setup,simulator}/**/*.test.ts',
  'tests/artifacts/{kill,memory,disk}.test.ts',
  'tests/bag/{bag,memory,stranger}.test.ts',
  'tests/dispatch/*.test.ts',
  'tests/documents/{children,hostile}.test.ts',
  'tests/house/{count,deploy,new-pack,rooms,tarball}.test.ts',
  'tests/mail/servers-*.test.ts',
  'tests/mcp/{campaigns-cli,conformance,inspector,mounts-hostile,stdio}.test.ts',
  'tests/mutation/*.test.ts',
  'tests/packs/{casework,outreach}/demo.test.ts',
  'tests/packs/outreach/{discover-browser,report-browser,site}.test.ts',
  'tests/packs/scheduling/{month,servers}.test.ts',
  'tests/packs/tasks/storm.test.ts',
  'tests/ports/mailbox-servers.test.ts',
  'tests/security/outreach-canaries.test.ts',
  'tests/shared/start.test.ts',
]

/**
 * Those that take minutes, the longest first. They start first: one of them started last would run alone, while the other
 * workers are idle. The first one forces many collections, which are cheap in a process that has not run anything yet.
 */
export const LONGEST_TESTS = [
  'tests/operations/large.test.ts',
  'tests/desk/naughty.test.ts',
  'tests/simulator/pack-mutants.test.ts',
  'tests/desk/every-page.test.ts',
  'tests/simulator/packs.test.ts',
  'tests/house/tarball.test.ts',
  'tests/attack/gates/gates.test.ts',
  'tests/packs/outreach/demo.test.ts',
  'tests/simulator/seeds.test.ts',
  'tests/packs/casework/demo.test.ts',
  'tests/desk/every-dialog.test.ts',
  'tests/crash/crash.test.ts',
  'tests/desk/story-campaign.test.ts',
  'tests/mcp/inspector.test.ts',
  'tests/ha/failover.test.ts',
  'tests/documents/hostile.test.ts',
  'tests/machines/many.test.ts',
  'tests/machines/machines.test.ts',
  'tests/packs/scheduling/month.test.ts',
  'tests/browser/practice-channel.test.ts',
]
