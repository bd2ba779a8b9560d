import { type BatchDeps, runBatches } from '../../../queue/isolated-rows.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { lockJob, setPlace, takeUnreadPlaces } from '../job/jobs.sql.ts'
import { locate } from './job-location.service.ts'

/** Stores the parts of addresses that earlier releases stored as the city of a job. Texts without a town stay. */
export const readJobPlaces = (deps: BatchDeps): Promise<void> =>
  runBatches(deps, {
    job: 'job-places',
    size: 100,
    take: takeUnreadPlaces,
    idOf: ({ id }) => id,
    async handle(tx, publish, rows) {
      for (const { id } of rows) {
        const job = await lockJob(tx, id)
        if (!job?.city || job.street !== null) continue
        const { city, region, country, latitude, longitude, employer_id } = job
        const place = await locate(tx, employer_id, { city, region, country, latitude, longitude })
        if (!place.place_id || place.city === city) continue
        await setPlace(tx, id, place)
        await publishJobs(tx, [id])
        publish('job.changed', { jobId: id, employerId: employer_id })
      }
    },
  })
