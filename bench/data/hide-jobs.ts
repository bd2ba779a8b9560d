import { limits } from '@hearback/contract/values/limits.ts'
import type pg from 'pg'
import { isoOf, type World } from './world.ts'

/** The number of seekers that hide jobs: the first ones, who have a session. */
export const hidingSeekers = ({ sizes }: World): number => Math.min(100, sizes.seekers)

/** Each hides as many jobs as the product allows, or every second one. A repeated call changes nothing. */
export async function hideJobs(client: pg.ClientBase, world: World): Promise<void> {
  const { jobs } = world.sizes
  await client.query(
    `insert into hidden_jobs (seeker_id, slot, job_id, created_at)
     select seekers.user_id, slot, jobs.id, $1 from seekers cross join generate_series(1, $2::int) as slot
     join jobs on jobs.search_seq = 1 + (seekers.search_seq * 7919 + slot * 104729::bigint) % $3::int
     where seekers.search_seq between 1 and $4::int
     on conflict do nothing`,
    [isoOf(world.at), Math.min(limits.hiddenJobs, Math.floor(jobs / 2)), jobs, hidingSeekers(world)],
  )
}
