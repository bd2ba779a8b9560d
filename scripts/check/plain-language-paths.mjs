/**
 * Files and folders (with a trailing slash) whose comments and pages follow the language rules, and must keep to them.
 * A folder is added once it is clean.
 */
export const plainLanguagePaths = [
  ...['.ci/', 'bench/', 'contract/', 'e2e/', 'scripts/', 'texts/', 'web/'],
  ...['app', 'background-jobs', 'cluster', 'databases', 'deps', 'main'].map((name) => `server/src/${name}.ts`),
  ...[
    'cache',
    'concurrency',
    'config',
    'documents',
    'domain',
    'http',
    'import',
    'ports',
    'process',
    'queue',
    'realtime',
    'text',
  ].map((folder) => `server/src/${folder}/`),
  ...['backup', 'cli', 'db', 'demo', 'features', 'telemetry'].map((folder) => `server/src/${folder}/`),
  'server/test/',
  ...['CONTRIBUTING.md', 'README.md', 'docs/'],
]
