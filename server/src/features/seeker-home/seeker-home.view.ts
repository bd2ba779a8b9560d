import type { Job } from '@hearback/contract/jobs/jobs.ts'

/** The jobs without those whose ids `listKnown` returns. */
export async function withoutKnown(
  jobs: readonly Job[],
  listKnown: (ids: string[]) => Promise<readonly string[]>,
): Promise<Job[]> {
  const known = new Set(await listKnown(jobs.map(({ _id }) => _id)))
  return jobs.filter(({ _id }) => !known.has(_id))
}
