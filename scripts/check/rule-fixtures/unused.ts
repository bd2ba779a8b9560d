import type { Tree } from './sandbox.ts'

/** One violation for each kind of issue that knip.json includes: the kind (its name in knip's report), the file, the name. */
export const unused: [kind: string, file: string, name: string][] = [
  ['files', 'server/src/forgotten.ts', 'server/src/forgotten.ts'],
  ['files', 'web/src/ui/Forgotten.tsx', 'web/src/ui/Forgotten.tsx'],
  ['dependencies', 'server/package.json', 'pino'],
  ['devDependencies', 'web/package.json', 'vite'],
  ['unlisted', 'server/src/features/jobs/jobs.service.ts', 'sharp'],
  ['unresolved', 'server/src/features/jobs/jobs.service.ts', './jobs.nowhere.ts'],
  ['exports', 'server/src/features/jobs/jobs.service.ts', 'unusedJobs'],
  ['exports', 'contract/src/jobs.ts', 'neverAgreed'],
  ['exports', 'web/src/api/call.ts', 'unusedCall'],
  ['types', 'server/src/features/jobs/jobs.service.ts', 'UnusedJob'],
  ['duplicates', 'server/src/features/jobs/jobs.service.ts', 'firstName'],
]

const forgotten: Tree = {
  'server/src/forgotten.ts': 'export {}\n',
  'web/src/ui/Forgotten.tsx': 'export const Forgotten = () => null\n',
}

const appended: Tree = {
  'server/src/features/jobs/jobs.service.ts': `
import 'sharp'
import './jobs.nowhere.ts'

export const unusedJobs = 1
export type UnusedJob = string
export const firstName = ''
export const givenName = firstName
`,
  'server/src/main.ts': `
import { firstName, givenName } from './features/jobs/jobs.service.ts'

buildApp([firstName, givenName])
`,
  'contract/src/jobs.ts': 'export const neverAgreed = 1\n',
  'web/src/api/call.ts': 'export const unusedCall = 1\n',
}

/** The clean tree with all violations: files added, text appended to files, packages listed and never imported. */
export function withUnusedCode(clean: Tree): Tree {
  const extended = Object.entries(appended).map(([path, text]) => [path, clean[path] + text])
  return {
    ...clean,
    ...forgotten,
    ...Object.fromEntries(extended),
    'server/package.json': listing(clean['server/package.json'], 'dependencies', { pino: '10.4.0' }),
    'web/package.json': listing(clean['web/package.json'], 'devDependencies', { vite: '8.3.8' }),
  }
}

function listing(manifest = '{}', kind: string, packages: object): string {
  const parsed = JSON.parse(manifest)
  return JSON.stringify({ ...parsed, [kind]: { ...parsed[kind], ...packages } }, null, 2)
}
