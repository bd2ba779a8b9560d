import type { Tree } from './sandbox.ts'

const jobs = 'server/src/features/jobs'
const offers = 'server/src/features/offers'

/** One violation or more for each rule of .dependency-cruiser.mjs: the rule, the file, what it imports. */
export const directions: [rule: string, file: string, imported: string, kind?: 'type'][] = [
  ['contract-imports-nothing-of-ours', 'contract/src/c1.ts', '../../server/src/db/database.ts'],
  ['texts-import-nothing', 'texts/t1.ts', '../contract/src/endpoint.ts'],
  ['contract-needs-only-zod-and-phone-numbers', 'contract/src/c2.ts', 'node:fs'],
  ['contract-needs-only-zod-and-phone-numbers', 'contract/src/c3.ts', 'react'],
  ['server-never-meets-web', 'server/src/s1.ts', '../../web/src/api/call.ts'],
  ['web-never-meets-server', 'web/src/w1.ts', '@hearback/server/src/app.ts'],
  ['imports-only-what-the-own-manifest-lists', 'server/src/s2.ts', 'react'],
  ['production-needs-no-dev-dependency', 'server/src/s3.ts', 'fast-check'],
  ['imports-resolve', 'web/src/w2.ts', './nowhere.ts'],
  ['no-cycles', 'contract/src/c4.ts', './c5.ts'],
  ['production-imports-no-test-code', 'server/src/s4.ts', '../test/factories.ts'],

  ['routes-use-service-and-view', `${jobs}/r1.routes.ts`, './jobs.sql.ts'],
  ['routes-use-service-and-view', `${jobs}/r2.routes.ts`, './jobs.rules.ts'],
  ['routes-use-service-and-view', `${jobs}/posting/r14.routes.ts`, '../jobs.sql.ts'],
  ['rules-import-no-layer', `${jobs}/posting/r15.rules.ts`, '../jobs.sql.ts', 'type'],
  ['service-knows-no-way-in', `${jobs}/r3.service.ts`, './jobs.routes.ts'],
  ['service-knows-no-way-in', `${jobs}/r11.service.ts`, './jobs.live.ts'],
  ['parts-know-no-use-case', `${jobs}/r10.ts`, './jobs.service.ts'],
  ['sql-knows-nothing-above-it', `${jobs}/r4.sql.ts`, './jobs.service.ts'],
  ['sql-knows-nothing-above-it', `${jobs}/r5.sql.ts`, '../../app.ts'],
  ['rules-import-contract-types-only', `${jobs}/r6.rules.ts`, '@hearback/contract/jobs.ts'],
  ['rules-import-no-layer', `${jobs}/r7.rules.ts`, './jobs.sql.ts', 'type'],
  ['view-turns-rows-into-wire', `${jobs}/r8.view.ts`, './jobs.sql.ts'],
  ['live-and-work-use-service-and-view', `${jobs}/r9.live.ts`, './jobs.sql.ts'],
  ['live-and-work-use-service-and-view', `${jobs}/r12.work.ts`, './jobs.rules.ts'],
  ['service-knows-no-way-in', `${jobs}/r13.service.ts`, './jobs.work.ts'],
  ['only-sql-imports-the-query-builder', `${jobs}/q1.service.ts`, 'kysely', 'type'],
  ['only-sql-imports-the-query-builder', 'server/src/q2.ts', 'kysely'],
  ['driver-stays-below', `${jobs}/q5.service.ts`, 'pg'],
  ['only-routes-touch-http', `${jobs}/q3.service.ts`, '../../http/bind.ts'],
  ['only-live-touches-realtime', `${jobs}/q4.routes.ts`, '../../realtime/socket-server.ts'],
  ['features-meet-through-services', `${offers}/f1.sql.ts`, '../jobs/jobs.sql.ts', 'type'],
  ['features-meet-through-services', `${offers}/f2.service.ts`, '../jobs/jobs.rules.ts'],
  ['features-form-a-tree', jobs, '../offers/offers.service.ts'],
  ['infrastructure-knows-no-feature', 'server/src/db/i1.ts', '../features/jobs/jobs.service.ts'],

  ['ui-imports-nothing-of-ours', 'web/src/ui/U1.tsx', '../api/call.ts'],
  ['ui-imports-nothing-of-ours', 'web/src/ui/U2.tsx', '@hearback/contract/jobs.ts'],
  ['api-knows-nothing-above-it', 'web/src/api/a1.ts', '../features/jobs/jobs.mutations.ts'],
  ['profile-is-a-picture-only', 'web/src/profile/Profile1.tsx', '../api/call.ts'],
  ['web-features-never-meet', 'web/src/features/offers/o1.ts', '../jobs/jobs.mutations.ts'],
  ['web-features-know-no-page', 'web/src/features/offers/o2.ts', '../../root.tsx'],
  ['pages-are-the-top', 'web/src/pages/P1.tsx', './PostJobPage.tsx'],
  ['pages-compose-and-call-nothing', 'web/src/pages/P2.tsx', '../api/call.ts'],
]

/** A row that names a folder goes into a service of that folder; c5 closes the cycle with a type import. */
export const directionViolations: Tree = {
  'contract/src/c5.ts': "import type * as it from './c4.ts'\n",
  ...Object.fromEntries(
    directions.map(([, file, imported, kind]) => [
      /\.tsx?$/.test(file) ? file : `${file}/back.service.ts`,
      `import ${kind ?? ''} * as it from '${imported}'\n`,
    ]),
  ),
}
