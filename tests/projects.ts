/** Tests that start processes, browsers or clusters, or run for minutes. Everything else in tests/ is an integration test. */
export const SYSTEM_TESTS = [
  'tests/{attack,browser,cli,crash,desk,embedded,ha,machines,operations,practice,python,setup,simulator}/**/*.test.ts',
  'tests/artifacts/{kill,memory,disk}.test.ts',
  'tests/bag/{bag,memory,stranger}.test.ts',
  'tests/system/dispatch/*.test.ts',
  'tests/documents/{children,hostile}.test.ts',
  'tests/house/{count,deploy,new-pack,rooms,tarball}.test.ts',
  'tests/mail/servers-*.test.ts',
  'tests/mcp/{campaigns-cli,conformance,inspector,mounts-hostile,stdio}.test.ts',
  'tests/system/mutation/*.test.ts',
  'tests/integration/{casework,outreach}/demo.test.ts',
  'tests/integration/outreach/{discover-browser,report-browser,site}.test.ts',
  'tests/integration/scheduling/{month,servers}.test.ts',
  'tests/system/tasks/storm.test.ts',
  'tests/system/ports/mailbox-servers.test.ts',
  'tests/system/security/outreach-canaries.test.ts',
  'tests/system/shared/start.test.ts',
]
