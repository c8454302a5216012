// Who may import whom; the table in CONTRIBUTING.md says the same in words.

/** What a room may import of our own code besides itself. A pack's own tests may open the whole product. */
const rooms = {
  contracts: [],
  ports: ['contracts'],
  kernel: ['contracts', 'ports'],
  controller: ['contracts', 'ports', 'kernel'],
  adapters: ['contracts', 'ports', 'kernel'],
  practice: ['contracts', 'ports', 'kernel'],
  simulator: ['contracts', 'ports', 'kernel', 'controller', 'adapters'],
  'apps/desk': ['contracts'],
}

const roomRules = Object.entries(rooms).map(([room, others]) => ({
  name: `${room.replace('apps/', '')}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...others].join('|')})/` },
}))

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'pack-imports-no-other-room',
      severity: 'error',
      from: { path: '^src/apps/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(contracts|ports|kernel|packs/$1)/' },
    },
    {
      name: 'pack-list-imports-only-packs',
      severity: 'error',
      from: { path: '^src/apps/[^/]+$' },
      to: { path: '^src/', pathNot: '^src/(packs/[^/]+/pack\\.ts$|contracts/|ports/)' },
    },
    {
      name: 'decisions-are-pure',
      comment: 'Hashing is the only thing that contracts, ports and the kernel take from Node.',
      severity: 'error',
      from: { path: '^src/(contracts|ports|kernel)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'front-door-is-for-guests',
      comment: 'Inside the house, import from the file that owns the thing.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/index\\.ts$' },
    },
    {
      name: 'stays-in-the-house',
      comment: 'Programs, tests and examples use src, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|examples|scripts|benchmarks|dist)/' },
    },
    {
      name: 'the-product-knows-no-simulator',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/simulator/' },
      to: { path: '^src/testing/simulator/' },
    },
    {
      name: 'nobody-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.ts$' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      severity: 'error',
      from: { orphan: true, pathNot: '\\.(test|d)\\.ts$' },
      to: {},
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'ships-what-it-imports',
      comment: 'A development dependency is not there in the installed package.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$|^src/host/desk/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // Imports of types are imports: a room that knows another's types knows the room.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // src/package.json only maps the rooms; what may be imported stands in the package's own manifest.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['lanewright-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
