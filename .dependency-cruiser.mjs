/**
 * Allowed imports (docs/architecture.md, "Data"). Rules name roles (the suffix of a file)
 * and folders, never one feature, so that a new feature is covered on its first day.
 *
 * The parser is swc, because TypeScript 7 has no compiler interface for JavaScript yet. It does not know
 * `using` declarations: a file that holds one stops the check and is named.
 */
const test = '\\.(test|spec)\\.tsx?$'
const testCode = `${test}|^(server|web)/test/`
const server = '^server/src/'
const feature = '^server/src/features/([^/]+)/'
const webFeature = '^web/src/features/([^/]+)/'
const file = (role) => `^server/src/features/([^/]+)/.+\\.${role}\\.ts$`
const own = (role) => `^server/src/features/$1/.+\\.${role}\\.ts$`
const composition = '^server/src/((app|main|cluster|background-jobs|open-socket)\\.ts|cli/)'
const refusals = '^server/src/domain/errors\\.ts$'

const packages = [
  {
    name: 'contract-imports-nothing-of-ours',
    comment: 'The contract is what both sides agreed on; it knows neither of them.',
    from: { path: '^contract/' },
    to: { path: '^(server|web|e2e|bench|scripts)/' },
  },
  {
    name: 'texts-import-nothing',
    comment: 'A text knows nobody who shows it.',
    from: { path: '^texts/', pathNot: test },
    to: { pathNot: '^texts/' },
  },
  {
    name: 'contract-needs-only-zod-and-phone-numbers',
    comment: 'The contract describes shapes and does no work: zod, libphonenumber-js and nothing of Node.',
    from: { path: '^contract/src/', pathNot: test },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
      pathNot: 'node_modules/(zod|libphonenumber-js)/',
    },
  },
  {
    name: 'server-never-meets-web',
    comment: "The server loads the web's build by path and never imports its source.",
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-never-meets-server',
    comment: 'What both sides need stands in the contract.',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  {
    name: 'imports-only-what-the-own-manifest-lists',
    comment: 'Add the package to the package.json of the workspace that imports it.',
    from: { path: '^(contract|texts|server|web|scripts|e2e|bench)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'production-needs-no-dev-dependency',
    comment: 'A server installed without dev dependencies must still start.',
    from: { path: server, pathNot: `${test}|^server/src/cli/` },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-optional', 'type-only'] },
  },
  {
    name: 'imports-resolve',
    comment: 'What cannot be found cannot be checked. Route types (+types) and virtual modules exist only in a build.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\+types/|^virtual:' },
  },
  {
    name: 'no-cycles',
    comment: 'Not even a cycle of types: two files that need each other are one, or lack a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'production-imports-no-test-code',
    comment: 'Factories, matchers and test databases stay with the tests.',
    from: { path: '^(contract|server|web)/src/', pathNot: test },
    to: { path: testCode },
  },
]

const roles = [
  {
    name: 'routes-use-service-and-view',
    comment:
      'Routes are a table of contents: they call a service and shape its answer, and skip to no SQL and no rule.',
    from: { path: file('routes') },
    to: { path: '^server/src/features/', pathNot: ['\\.service\\.ts$', own('view')] },
  },
  {
    name: 'service-knows-no-way-in',
    comment: 'A use case knows its rules, its statements and the shape of its answer, and not who asks.',
    from: { path: file('service') },
    to: { path: '^server/src/features/.+\\.(routes|live|work)\\.ts$' },
  },
  {
    name: 'parts-know-no-use-case',
    comment: 'A file of a feature without a role (passwords.ts) stands below the service.',
    from: { path: feature, pathNot: `${test}|\\.(routes|service|rules|sql|view|live|work)\\.ts$` },
    to: { path: '^server/src/features/.+\\.(routes|service|live|work)\\.ts$' },
  },
  {
    name: 'sql-knows-nothing-above-it',
    comment: 'Statements know the database, the domain, the contract and other statements of their feature.',
    from: { path: file('sql') },
    to: { path: server, pathNot: [own('sql'), '^server/src/(db|domain)/'] },
  },
  {
    name: 'rules-import-contract-types-only',
    comment:
      'A rule is a pure decision: facts in, answer or refusal out. Limits are numbers, text.ts, link-text.ts, zones.ts and currencies.ts pure functions of the contract; tldts and tz-lookup are tables.',
    from: { path: file('rules') },
    to: {
      pathNot: [
        own('rules'),
        refusals,
        '^contract/src/(errors|values/(limits|text|link-text|zones|currencies))\\.ts$',
        'node_modules/(tldts|@photostructure/tz-lookup)/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'rules-import-no-layer',
    comment: 'Not even a type of a row: a rule speaks in words of the contract.',
    from: { path: file('rules') },
    to: { path: server, pathNot: [own('rules'), refusals] },
  },
  {
    name: 'view-turns-rows-into-wire',
    comment: 'A view reads the shape of a row and of the contract; it fetches nothing and decides by rules alone.',
    from: { path: file('view') },
    to: { path: server, pathNot: [own('(view|rules)'), '^server/src/domain/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'live-and-work-use-service-and-view',
    comment: 'A socket or a queue is another way in: the same service and the same view as the routes.',
    from: { path: file('(?:live|work)') },
    to: {
      path: '^server/src/features/',
      pathNot: ['\\.service\\.ts$', own('(?:view|live)')],
    },
  },
  {
    name: 'only-sql-imports-the-query-builder',
    comment: 'Every statement stands in a *.sql.ts; the connection in db/.',
    from: { path: server, pathNot: `${test}|\\.sql\\.ts$|^server/src/db/` },
    to: { path: 'node_modules/kysely/' },
  },
  {
    name: 'driver-stays-below',
    comment: 'No statement goes past the query builder.',
    from: { path: '^server/src/(features|http|realtime)/', pathNot: test },
    to: { path: 'node_modules/pg/' },
  },
  {
    name: 'only-routes-touch-http',
    comment:
      'Only *.routes.ts, the socket and what composes the program (app, main, the command line) know that there is HTTP.',
    from: { path: server, pathNot: `${test}|\\.routes\\.ts$|^server/src/(http|realtime)/|${composition}` },
    to: { path: '^server/src/http/' },
  },
  {
    name: 'only-live-touches-realtime',
    comment: 'Only *.live.ts and what composes the program know that there are sockets.',
    from: { path: server, pathNot: `${test}|\\.live\\.ts$|^server/src/realtime/|${composition}` },
    to: { path: '^server/src/realtime/' },
  },
  {
    name: 'features-meet-through-services',
    comment: 'Another feature is reached through its *.service.ts; the way back is an event.',
    from: { path: feature },
    to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '\\.service\\.ts$'] },
  },
  {
    name: 'infrastructure-knows-no-feature',
    comment: 'Infrastructure serves every feature and imports none; app.ts and background-jobs.ts compose.',
    from: {
      path: '^server/src/(http|realtime|queue|search|db|ports|telemetry|domain|config|process|concurrency|cache|text|documents)/',
      pathNot: test,
    },
    to: { path: '^server/src/features/' },
  },
]

const web = [
  {
    name: 'ui-imports-nothing-of-ours',
    comment:
      'ui is our face on the component library; it knows no feature, the clock, of the api only guarded storage, and of the contract only how text is measured, where links end, numbers and days are read, zones are named and pay is written and likely.',
    from: { path: '^web/src/ui/', pathNot: test },
    to: {
      path: '^(contract|server|web)/',
      pathNot:
        '^(web/src/(ui/|theme\\.|clock\\.|api/device-storage\\.ts$)|contract/src/values/(text|link-text|parse-number|parse-day|zones|currencies|country-currencies|plausible-pay)\\.ts$|contract/src/people/web-href\\.ts$)',
    },
  },
  {
    name: 'api-knows-nothing-above-it',
    comment: 'api carries calls of the contract; who calls is not its business.',
    from: { path: '^web/src/api/', pathNot: test },
    to: { path: '^web/src/(?!api/|clock\\.)' },
  },
  {
    name: 'profile-is-a-picture-only',
    comment:
      'How a seeker, and what fits, is shown, the same for both sides: ui and the shape of the contract, no call and no feature.',
    from: { path: '^web/src/(profile|match)/', pathNot: test },
    to: { path: '^web/src/', pathNot: '^web/src/($1/|ui/|domain/)' },
  },
  {
    name: 'web-features-never-meet',
    comment: 'Pages compose features; a feature does not know another.',
    from: { path: webFeature },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-features-know-no-page',
    comment: 'pages -> features -> ui, api -> contract; never back.',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/(pages/|layouts/|root\\.|routes\\.|entry\\.)' },
  },
  {
    name: 'pages-are-the-top',
    comment: 'A page is a URL; routes.ts names it by path, and only root.tsx, which stands above, imports one.',
    from: { pathNot: `${test}|^web/src/root\\.tsx$` },
    to: { path: '^web/src/pages/.+\\.tsx?$' },
  },
  {
    name: 'pages-compose-and-call-nothing',
    comment: "Pages own no logic: a feature's queries and mutations make the calls.",
    from: { path: '^web/src/(pages|layouts)/', pathNot: test },
    to: { path: '^web/src/api/call\\.' },
  },
]

export default {
  forbidden: [...packages, ...roles, ...web].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^web/(build|\\.react-router|src/paraglide)/', '^[^/]+/node_modules/\\.'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
