import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/test/process.ts'
import type { PeerDatabase } from './flat-jobs.ts'
import { installPackages } from './install-packages.ts'
import { type Peer, startPeerProcess } from './peer-process.ts'

const version = '5.1.5'
const persistedVersion = '1.0.0'

/**
 * The flat table with text search as PostGraphile's documentation recommends it: functions over a stored `tsvector`, which
 * PostgreSQL inlines. The order of each page is that of an index.
 */
export const functionJobs: PeerDatabase = {
  name: 'hearback_postgraphile',
  indexes: [
    `alter table jobs add brief text generated always as (left(description, 240)) stored,
       add words tsvector generated always as (to_tsvector('english', title || ' ' || coalesce(company, '') || ' ' ||
         coalesce(category, '') || ' ' || coalesce(skills, '') || ' ' || coalesce(description, ''))) stored`,
    `comment on column jobs.words is '@behavior -*'`,
    'create index on jobs (published_at desc, id desc)',
    'create index on jobs (city, published_at desc, id desc)',
    'create index on jobs using gin (words)',
    `create function search_jobs(query text) returns setof jobs language sql stable
       as $$ select * from jobs where words @@ websearch_to_tsquery('english', query) $$`,
    `create function search_jobs_in(query text, place text) returns setof jobs language sql stable
       as $$ select * from jobs where words @@ websearch_to_tsquery('english', query) and city = place $$`,
    `comment on function search_jobs is '@behavior orderBy order resource:connection:backwards'`,
    `comment on function search_jobs_in is '@behavior orderBy order resource:connection:backwards'`,
    // A generic plan cannot tell a frequent word from a rare one, and reads either all of its jobs or all jobs.
    `do $$ begin execute format('alter database %I set plan_cache_mode = force_custom_plan', current_database()); end $$`,
  ],
}

/**
 * Starts PostGraphile in production mode with its server for `node:http`, prepared statements and 20 connections, as ours has.
 * `operations` are the persisted GraphQL documents by id.
 */
export async function startPostGraphile(
  database: string,
  operations: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<Peer> {
  const packages = [`postgraphile@${version}`, `@grafserv/persisted@${persistedVersion}`]
  const folder = await installPackages(`postgraphile-${version}`, packages, log)
  const config = join(folder, 'graphile.config.mjs')
  await writeFile(config, settings)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    ...{ DATABASE_URL: database, PORT: String(port), OPERATIONS: JSON.stringify(operations) },
  }
  const script = [join(folder, 'node_modules/postgraphile/dist/cli-run.js'), '--config', config]
  const [id = ''] = Object.keys(operations)
  const body = JSON.stringify({ id, variables: { first: 1, offset: 0 } })
  const headers = { 'content-type': 'application/json' }
  const probe = () => fetch(`${url}/graphql`, { method: 'POST', headers, body })
  return startPeerProcess({ name: `PostGraphile ${version}`, url, script, env, cwd: folder, probe })
}

const settings = `import persisted from '@grafserv/persisted'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

export default {
  extends: [PostGraphileAmberPreset],
  plugins: [persisted.default ?? persisted],
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'], poolConfig: { max: 20 }, pubsub: false }),
  ],
  grafserv: {
    port: Number(process.env.PORT),
    host: '127.0.0.1',
    graphiql: false,
    websockets: false,
    persistedOperations: JSON.parse(process.env.OPERATIONS),
  },
  grafast: { explain: false },
}
`
