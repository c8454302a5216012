// Who may import whom; the table in CONTRIBUTING.md says the same in words.

/** What a layer may import of our own code besides itself. */
const layers = {
  'kernel/contracts': [],
  'kernel/ports': ['kernel/contracts'],
  'kernel/ledger': ['kernel/contracts', 'kernel/ports', 'kernel/[^/]+\\.ts'],
  'kernel/policy': ['kernel/contracts', 'kernel/ports', 'kernel/ledger', 'kernel/[^/]+\\.ts'],
  kernel: ['kernel/contracts', 'kernel/ports', 'kernel/ledger', 'kernel/policy'],
  system: ['kernel'],
  storage: ['kernel', 'system'],
  integrations: ['kernel', 'system'],
  demo: ['kernel'],
  'testing/simulator': ['kernel', 'storage', 'system', 'integrations'],
  'host/desk': ['kernel/contracts', 'apps/[^/]+/ui'],
}

const layerRules = Object.entries(layers).map(([layer, others]) => ({
  name: `${layer.replaceAll('/', '-')}-layer`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: {
    path: '^src/',
    pathNot: `^src/(${[layer, ...others].map((one) => (one.endsWith('.ts') ? one : `${one}/`)).join('|')})`,
  },
}))

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'pure-kernel-imports-no-controller',
      comment: 'Decisions of the kernel are pure; only the controller acts.',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: '^src/kernel/controller/' },
      to: { path: '^src/kernel/controller/' },
    },
    {
      name: 'decisions-are-pure',
      comment: 'Hashing is the only thing that the kernel takes from Node, besides its controller.',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: '\\.test\\.ts$|^src/kernel/controller/' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'app-core-layer',
      comment:
        'What an application decides, shows an agent and declares: the kernel and itself. Its tests may open the whole product.',
      severity: 'error',
      from: {
        path: '^src/apps/([^/]+)/(?:domain/|tools/|agent/|policy/|schema/|app\\.ts$|contracts\\.ts$)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^src/',
        pathNot: '^src/(kernel/|apps/$1/(?:domain/|tools/|agent/|policy/|schema/|app\\.ts$|contracts\\.ts$))',
      },
    },
    {
      name: 'app-imports-no-other-app',
      severity: 'error',
      from: { path: '^src/apps/([^/]+)/' },
      to: { path: '^src/apps/', pathNot: '^src/apps/$1/' },
    },
    {
      name: 'app-list-imports-only-apps',
      severity: 'error',
      from: { path: '^src/apps/[^/]+$' },
      to: { path: '^src/', pathNot: '^src/(apps/[^/]+/app\\.ts$|kernel/)' },
    },
    {
      name: 'ui-layer',
      comment:
        'A page knows what crosses the boundary, the shared parts of the desk, and the pages of its own application.',
      severity: 'error',
      from: { path: '^src/apps/([^/]+)/ui/' },
      to: { path: '^src/', pathNot: '^src/(apps/$1/ui/|host/desk/|kernel/contracts/)' },
    },
    {
      name: 'apps-do-not-join-integrations',
      comment: 'Only the host joins applications with what is outside.',
      severity: 'error',
      from: { path: '^src/apps/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/integrations/' },
    },
    {
      name: 'public-entry-is-for-users',
      comment: 'Inside the project, import from the file that owns the thing.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/index\\.ts$' },
    },
    {
      name: 'src-imports-only-src',
      comment: 'Programs, tests and examples use src, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|examples|scripts|benchmarks|dist)/' },
    },
    {
      name: 'product-imports-no-testing',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/' },
      to: { path: '^src/testing/' },
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
      from: { path: '^src/', pathNot: '\\.test\\.ts$|^src/host/desk/|^src/apps/[^/]+/ui/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // Imports of types are imports: a layer that knows another's types knows the layer.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // src/package.json only maps the layers; what may be imported is in the package's own manifest.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['lanewright-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
