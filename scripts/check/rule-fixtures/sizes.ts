import type { Tree } from './sandbox.ts'

const lines = (count: number) => 'export {}\n'.repeat(count)

/** At least one violation for each rule of check-sizes.mjs: the rule, the expected file and line, the text. */
export const sizes: [rule: string, where: string, text: string][] = [
  ['sentence-opening', 'bench/whoever.ts:1', '/** Whoever calls this waits. */\n'],
  ['sentence-opening', 'bench/who.sql:2', 'select 1;\n-- Who calls this waits.\n'],
  ['sentence-opening', 'e2e/what.ts:1', '/** Waits. What is slow comes last. */\n'],
  ['sentence-opening', 'scripts/so-many.mjs:1', '/**\n * So many connections\n * are open. */\n'],
  ['idiom-anew', 'bench/anew.md:3', '# Pages\n\nA page is made anew.\n'],
  ['idiom-at-once', 'bench/at-once.ts:2', 'export {}\n// Ten at\n// once.\n'],
  ['idiom-patience', 'bench/patience.ts:1', '/** The patience of a client. */\n'],
  ['idiom-nobody', 'bench/nobody.css:1', '/* Nobody sees it. */\n'],
  ['idiom-answers', 'bench/answers.ts:1', '/** Reads a row; answers its id. */\n'],
  ['sentence-length', 'bench/long-sentence.ts:1', `/** One${' word'.repeat(30)}. */\n`],
  ['test-title', 'bench/title.test.ts:1', "it('reads it anew', () => {})\n"],
  ['test-title', 'e2e/title.journey.ts:4', "test.each([\n  1,\n  2,\n])('%i of the neighbours', () => {})\n"],
  ['file-length', 'contract/src/long.ts:301', lines(301)],
  ['file-length', 'web/src/ui/Long.module.css:301', '.a {\n}\n'.repeat(151)],
  ['test-file-length', 'contract/src/long.test.ts:501', lines(501)],
  [
    'handler-length',
    'server/src/features/jobs/post.routes.ts:1',
    `bind(app, postJob, async ({ body }) => {\n${"  log('(', body)\n".repeat(4)}})\n`,
  ],
  [
    'handler-length',
    'server/src/features/jobs/find.routes.ts:1',
    `bind(\n  find,\n  (body) =>\n${'    body\n'.repeat(5)})\n`,
  ],
  ['folder-size', 'server/src/ports/f10.ts:1', lines(1)],
  ['file-name', 'contract/src/date-utils.ts:1', lines(1)],
  ['file-name', 'server/src/helpers/date.ts:1', lines(1)],
  ['file-name', 'server/src/misc.sql:1', 'select 1\n'],
  ['file-name', 'server/src/job-manager.ts:1', lines(1)],
  ['migration-number', 'server/migrations/0001-second.sql:1', 'select 1\n'],
  ['index-file', 'web/src/ui/index.ts:1', lines(1)],
  ['forbidden-word', 'contract/src/w1.ts:2', '\n// @ts-ignore\n'],
  ['forbidden-word', 'web/src/ui/w2.module.css:1', '/* TODO */\n'],
  ['forbidden-word', 'web/src/pages/W3.tsx:1', 'export const W3 = () => <p>Coming soon</p>\n'],
  [
    'list-of-ids',
    'server/src/features/jobs/w9.sql.ts:2',
    `export const w9 = sql\`\n  where id = any($\{[...ids]}::uuid[])\`\n`,
  ],
  [
    'chosen-database',
    'server/src/features/jobs/w14.routes.ts:1',
    'export const w14 = ({ replica }: Deps) => replica.forPublicReads()\n',
  ],
  [
    'status-as-parameter',
    'server/src/features/jobs/w10.sql.ts:1',
    "export const w10 = (db: Db) => db.selectFrom('jobs').where('status', '=', 'open')\n",
  ],
  [
    'text-cut',
    'server/src/ports/w11.ts:2',
    'export const w11 = (title: string) =>\n  title.replace(/ +/g, " ").slice(0, 200)\n',
  ],
  ['text-cut', 'web/src/features/chat/w12.ts:1', 'export const w12 = (words: string) => words.slice(0, 139) + "…"\n'],
  [
    'text-cut',
    'web/src/features/chat/w13.ts:1',
    'export const w13 = (text: string, most: number) => text.substring(0, most)\n',
  ],
  ['text-cut', 'contract/src/w14.ts:1', 'export const w14 = (all: string[]) => all[0]?.slice(0, 80)\n'],
  [
    'browser-storage',
    'web/src/ui/w15.ts:2',
    "// localStorage\nexport const w15 = () => window.localStorage.getItem('a')\n",
  ],
  ['browser-storage', 'web/src/ui/w16.ts:1', 'export const w16 = `sessionStorage.clear()`\n'],
  ['browser-storage', 'web/src/ui/w17.ts:1', "export const w17 = () => caches.open('a')\n"],
  ['browser-storage', 'web/src/ui/w18.ts:1', 'export const w18 = () => document.cookie\n'],
  ['browser-storage', 'web/src/ui/w19.ts:1', "export const w19 = indexedDB.open('a')\n"],
  ['device-clock', 'web/src/ui/w20.ts:1', 'export const w20 = (at: number) => at > Date.now()\n'],
  ['device-clock', 'web/src/features/chat/w21.ts:2', 'export const w21 =\n  () => new Date().getFullYear()\n'],
  ['device-clock', 'web/src/api/w22.ts:1', "export const w22 = new Intl.DateTimeFormat('en').format()\n"],
  ['writing-direction', 'web/src/ui/W7.module.css:2', '.a {\n  margin-left: 1px;\n}\n'],
  ['writing-direction', 'web/src/ui/W8.module.css:2', '.a {\n  text-align: right;\n}\n'],
  [
    'wire-name',
    'server/src/features/jobs/w4.service.ts:2',
    '// _id\nexport const w4 = (row: { _id: string }) => row\n',
  ],
  ['wire-name', 'server/src/features/jobs/w5.sql.ts:1', 'export const w5 = `select starts as "edustartDate"`\n'],
  ['wire-name', 'server/src/features/jobs/w6.routes.ts:1', 'export const w6 = ({ hr }: { hr: string }) => hr\n'],
  ['company-id', 'server/src/features/jobs/w26.sql.ts:1', 'export const w26 = (companyId: string) => companyId\n'],
  [
    'company-id',
    'server/src/features/jobs/w27.service.ts:1',
    'export const w27 = (viewer: { userId: string }) => ({ employer_id: viewer.userId })\n',
  ],
  [
    'company-id',
    'server/src/features/jobs/w28.service.ts:2',
    'export const w28 = (viewer: { userId: string }, row: { employer_id: string }) =>\n  row.employer_id === viewer.userId\n',
  ],
  ['text-key', 'texts/en/web/w23.ts:2', "export const jobs = 'Jobs'\nexport const noJobIs = 'No job is open.'\n"],
  ['text-key', 'texts/en/web/w24.ts:1', "export const openYourMessages = 'Open your messages'\n"],
  ['text-key', 'texts/en/web/w26.ts:1', "export const markAllReadAction = 'Mark all read'\n"],
  [
    'text-key',
    'texts/en/mails/w25.ts:1',
    `export const jobsAreOpen = (count: number) =>\n  \`$\{count} jobs are open: answer soon.\`\n`,
  ],
  ['lock-file', 'package-lock.json:1', JSON.stringify({ packages: { contract: { dependencies: { zod: '1.0.0' } } } })],
  ['doc-path', 'docs/decisions/0001-moved.md:1', 'See `db/moved.ts`.\n'],
  ['doc-path', 'docs/moved.md:2', 'See `db/database.ts`,\n`gone.ts` and `NNNN.sql`.\n'],
  ['exact-version', 'web/package.json:2', '{ "dependencies": {\n  "react": "^19.3.1" } }\n'],
]

/** `count` files of one line, from f10.ts on. */
const filesIn = (folder: string, count: number): Tree =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/f${n + 10}.ts`, lines(1)]))

export const sizeViolations: Tree = {
  ...filesIn('server/src/ports', 26),
  'server/migrations/0001-first.sql': 'select 1\n',
  ...Object.fromEntries(sizes.map(([, where, text]) => [where.slice(0, where.lastIndexOf(':')), text])),
}

/** Files at a limit or within an exception, which must pass. */
export const allowedSizes: Tree = {
  'package-lock.json': JSON.stringify({
    packages: { contract: { dependencies: { zod: '4.6.7' } }, 'node_modules/zod': { version: '4.6.7' } },
  }),
  'bench/plain.md': '# What is kept\n\nWhat is `anew`? “Nobody” knows.\n',
  'bench/plain.ts': `/** One${' word'.repeat(29)}. An employer answers the applicant, and answers an application. */\n`,
  ...filesIn('server/src/queue', 25),
  'server/src/queue/f10.test.ts': lines(1),
  'contract/src/full.ts': lines(300),
  'contract/src/full.test.ts': lines(500),
  'server/src/ports/lists.ts':
    'export const first = (jobs: string[], at: number) => [jobs.slice(0, 3), jobs.filter(Boolean).slice(0, 3), jobs.join().slice(0, at)]\n',
  'server/src/ports/codes.ts': 'export const day = (at: Date) => at.toISOString().slice(0, 10)\n',
  'web/src/api/device-storage.ts': 'export const stored = () => localStorage.length\n',
  'web/src/worker/copies.ts': "export const copies = () => caches.open('a')\n",
  'docs/decisions/0002-old.md': 'Superseded by 0003.\n\nSee `db/moved.ts`.\n',
  'docs/found.md': 'See `db/schema.ts`, `schema.ts` and `server/src/<feature>/<name>.ts`.\n',
  'server/src/db/schema.ts': lines(900),
  'docs/generated/schema.sql': 'select 1\n'.repeat(900),
  'server/src/features/jobs/hire.view.ts': 'export const view = (id: string) => ({ _id: id, hr: id, Rate: 1 })\n',
  'server/src/features/jobs/hire.test.ts': 'export const wire = { edustartDate: 1 }\n',
  'server/src/features/jobs/hire.sql.ts': 'export const ids = { job_id: 1, job_seeker_id: 2, rate: 3, hrs: 4 }\n',
  'server/src/features/jobs/hire.routes.ts': `bind(app, hire, async ({ body }) => {\n${'  log(body)\n'.repeat(3)}})\n`,
  'server/src/features/jobs/owner.service.ts':
    'export const isOwn = (viewer: { userId: string }, row: { seeker_id: string }) => row.seeker_id === viewer.userId\n',
  'texts/en/web/labels.ts':
    "export const jobsFound = 'Jobs found'\nexport const emptyTitle = 'No job is open'\nexport const jobs = 'Jobs of today'\n",
  'texts/es/web/labels.ts': "export const todosLosEmpleos = 'Todos los empleos'\n",
  'web/src/clock.ts': 'export const serverNow = (offset: number) => Date.now() + offset\n',
  'web/src/pages/HiringManager.tsx': 'export const HiringManager = () => null\n',
}
