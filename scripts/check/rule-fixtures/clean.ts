import type { Tree } from './sandbox.ts'

const manifest = (name: string, more: object) => `${JSON.stringify({ name, type: 'module', ...more }, null, 2)}\n`

/** The manifests of every fixture tree: the dependencies of the files below and nothing else. */
const manifests: Tree = {
  'package.json': manifest('hearback', { private: true, workspaces: ['contract', 'texts', 'server', 'web'] }),
  'contract/package.json': manifest('@hearback/contract', {
    exports: { './*.ts': './src/*.ts' },
    dependencies: { zod: '4.6.7' },
  }),
  'texts/package.json': manifest('@hearback/texts', {}),
  'server/package.json': manifest('@hearback/server', {
    dependencies: { '@hearback/contract': '0.1.0', kysely: '0.29.9', pg: '8.23.1' },
    devDependencies: { 'fast-check': '4.10.2', vitest: '5.1.0' },
  }),
  'web/package.json': manifest('@hearback/web', {
    dependencies: { '@hearback/contract': '0.1.0', react: '19.3.1' },
  }),
  'contract/tsconfig.json': '{ "extends": "../tsconfig.base.json", "include": ["src"] }\n',
}

const contract: Tree = {
  'contract/src/all.ts': `import { postJob } from './jobs.ts'

export const endpoints = [postJob]
`,
  'contract/src/jobs.ts': `import { z } from 'zod'

export const Job = z.object({ title: z.string() })
export type Job = z.infer<typeof Job>

export const postJob = { path: '/api/jobs', body: Job }
`,
}

const server: Tree = {
  'server/src/main.ts': `import { endpoints } from '@hearback/contract/all.ts'
import { buildApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'

await startBackgroundJobs()
buildApp(endpoints)
`,
  'server/src/app.ts': `import { jobsLive } from './features/jobs/jobs.live.ts'
import { jobsRoutes } from './features/jobs/jobs.routes.ts'
import { offersRoutes } from './features/offers/offers.routes.ts'

export function buildApp(endpoints: object[]) {
  return [endpoints, jobsRoutes, offersRoutes, jobsLive]
}
`,
  'server/src/http/bind.ts': `export function bind<Input>(endpoint: object, handler: (input: Input) => unknown) {
  return { endpoint, handler }
}
`,
  'server/src/realtime/socket-server.ts': `export function push(room: string, payload: object) {
  return { room, payload }
}
`,
  'server/src/db/database.ts': `import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

export type Db = Kysely<{ jobs: { title: string } }>

export const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: new Pool() }) })
`,
  'server/src/features/jobs/jobs.routes.ts': `import { postJob } from '@hearback/contract/jobs.ts'
import { db } from '../../db/database.ts'
import { bind } from '../../http/bind.ts'
import { listJobs } from './jobs.service.ts'
import { jobView } from './jobs.view.ts'

export const jobsRoutes = bind(postJob, async () => (await listJobs(db)).map(jobView))
`,
  'server/src/features/jobs/jobs.service.ts': `import type { Db } from '../../db/database.ts'
import { mayPost } from './jobs.rules.ts'
import { listOpenJobs } from './jobs.sql.ts'

export async function listJobs(db: Db) {
  const jobs = await listOpenJobs(db)
  return jobs.filter(mayPost)
}
`,
  'server/src/features/jobs/jobs.rules.ts': `import type { Job } from '@hearback/contract/jobs.ts'

export const mayPost = (job: Job) => job.title !== ''
`,
  'server/src/features/jobs/jobs.rules.test.ts': `import { assert, property, string } from 'fast-check'
import { test } from 'vitest'
import { aJob } from '../../../test/factories.ts'
import { mayPost } from './jobs.rules.ts'

test('a job needs a title', () => {
  assert(property(string({ minLength: 1 }), (title) => mayPost(aJob(title))))
})
`,
  'server/src/features/jobs/jobs.sql.ts': `import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type JobRow = { title: string }

export async function listOpenJobs(db: Db): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>\`select title from jobs\`.execute(db)
  return rows
}
`,
  'server/src/features/jobs/jobs.view.ts': `import type { JobRow } from './jobs.sql.ts'

export const jobView = (row: JobRow) => ({ _id: row.title })
`,
  'server/src/features/jobs/jobs.live.ts': `import { push } from '../../realtime/socket-server.ts'
import { jobView } from './jobs.view.ts'

export const jobsLive = () => push('jobs', jobView({ title: 'Baker' }))
`,
  'server/src/features/jobs/jobs.work.ts': `import { db } from '../../db/database.ts'
import { listJobs } from './jobs.service.ts'

export const jobsWork = () => listJobs(db)
`,
  'server/src/background-jobs.ts': `import { jobsWork } from './features/jobs/jobs.work.ts'

export const startBackgroundJobs = () => jobsWork()
`,
  'server/src/features/offers/offers.routes.ts': `import { bind } from '../../http/bind.ts'
import { makeOffer } from './offers.service.ts'

export const offersRoutes = bind({}, makeOffer)
`,
  'server/src/features/offers/offers.service.ts': `import type { Db } from '../../db/database.ts'
import { listJobs } from '../jobs/jobs.service.ts'

export const makeOffer = (db: Db) => listJobs(db)
`,
  'server/test/factories.ts': `export const aJob = (title: string) => ({ title })
`,
}

const web: Tree = {
  'web/src/root.tsx': `export default function App() {
  return <html lang="en" />
}
`,
  'web/src/routes.ts': `export default [{ path: '/jobs/new', file: 'pages/PostJobPage.tsx' }]
`,
  'web/src/api/call.ts': `import type { postJob } from '@hearback/contract/jobs.ts'

export async function call(endpoint: typeof postJob) {
  const response = await fetch(endpoint.path)
  return response.json()
}
`,
  'web/src/features/jobs/jobs.mutations.ts': `import { postJob } from '@hearback/contract/jobs.ts'
import { call } from '../../api/call.ts'

export const usePostJob = () => () => call(postJob)
`,
  'web/src/features/jobs/JobForm.tsx': `import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'

export function JobForm({ onPost }: { onPost: (title: string) => void }) {
  const [title] = useState('')
  return <Button label={title} onPress={() => onPost(title)} />
}
`,
  'web/src/pages/PostJobPage.tsx': `import { JobForm } from '../features/jobs/JobForm.tsx'
import { usePostJob } from '../features/jobs/jobs.mutations.ts'

export default function PostJobPage() {
  const post = usePostJob()
  return <JobForm onPost={() => void post()} />
}
`,
  'web/src/ui/Button.tsx': `import styles from './Button.module.css'

export function Button({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {label}
    </button>
  )
}
`,
  'web/src/ui/Button.module.css': `.button {
  color: green;
}
`,
}

/** A small tree that keeps every rule. */
export const clean: Tree = { ...manifests, ...contract, ...server, ...web }
