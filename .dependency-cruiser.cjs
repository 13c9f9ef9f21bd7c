/** Who may import whom; the table and its reasons stand in docs/architecture.md. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', comment: 'Types included.', from: {}, to: { circular: true } },
    only(
      'domain-knows-domain',
      '^src/domain/',
      ['^src/domain/', '^src/content/(language|models)/'],
      'Pure rules know nothing else but word lists and fitted coefficients, which are data.',
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'No Node built-in and no package but pure ones: the rules run in the browser as well.',
      from: { path: '^src/domain/' },
      to: {
        pathNot: 'node_modules/(escape-html|fastest-levenshtein|lru-cache|stemmer|ts-fsrs)/',
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'unknown'],
      },
    },
    only(
      'schemas-and-content',
      '^src/(schemas|content)/',
      ['^src/(domain|schemas|content)/'],
      'Shapes and texts stand below the server.',
    ),
    only(
      'services',
      '^src/server/services/',
      [
        '^src/(domain|content|schemas|generated)/',
        '^src/server/(services/|ports|owner-slots|passwords|rate-limit|seal|session|log)',
        '^src/server/jobs/payloads',
      ],
      'A use-case knows ports, not adapters, routers or frameworks.',
    ),
    {
      name: 'services-by-noun',
      severity: 'error',
      comment: 'A service reaches another noun through its index, and what all of them share in `shared`.',
      from: { path: '^src/server/services/([^/]+)/' },
      to: { path: '^src/server/services/', pathNot: '^src/server/services/($1/|shared/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'shared-services-know-no-noun',
      severity: 'error',
      from: { path: '^src/server/services/shared/' },
      to: { path: '^src/server/services/', pathNot: '^src/server/services/shared/' },
    },
    {
      name: 'services-through-their-index',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/services/' },
      to: { path: '^src/server/services/', pathNot: '^src/server/services/[^/]+/index\\.ts$' },
    },
    {
      name: 'services-know-no-framework',
      severity: 'error',
      from: { path: '^src/server/services/' },
      to: { path: 'node_modules/(@trpc|next|react|hono|@hono)/' },
    },
    only(
      'adapters',
      '^src/server/adapters/',
      ['^src/domain/', '^src/server/(adapters/|ports|rules/port|task-queue|env|log)', '^src/schemas/'],
      'Adapters stand outside the use-cases.',
    ),
    only(
      'rules',
      '^src/server/rules/',
      ['^src/(domain|content)/', '^src/server/rules/'],
      'Pure, so that they run in any thread.',
    ),
    only(
      'routers',
      '^src/server/routers/',
      ['^src/(domain|schemas)/', '^src/server/(routers/|services/|trpc|context|session|owner-slots)'],
      "A procedure's body is one service call.",
    ),
    only(
      'rest',
      '^src/server/rest/',
      ['^src/(domain|schemas)/', '^src/server/(rest/|routers/|context|errors|ports|log)'],
      'REST is a face of the procedures.',
    ),
    {
      name: 'prisma-lives-in-services',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/(services|database)/', '^src/server/ports', '^src/generated/'] },
      to: { path: ['^src/generated/', 'node_modules/@prisma/'] },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    },
    only(
      'features',
      '^src/features/',
      ['^src/(features|components|domain|schemas|lib)/', '^src/trpc/(?!server)'],
      'Screens reach the server through procedures only.',
    ),
    only(
      'components',
      '^src/components/',
      ['^src/(components|lib|domain)/'],
      'What several screens share knows no screen.',
    ),
    only('lib', '^src/lib/', ['^src/(lib|schemas|domain)/'], 'Formatting, addresses, storage.'),
    {
      name: 'no-server-in-the-browser',
      severity: 'error',
      from: { path: '^src/(features|components|lib)/|^src/trpc/(?!server)' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-routes',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    { name: 'not-to-tests', severity: 'error', from: { path: '^src/' }, to: { path: '^(tests|scripts|bench)/' } },
    {
      name: 'no-dev-packages-at-run-time',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
