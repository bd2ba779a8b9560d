import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { PlaceMap } from '../../ui/map/land/PlaceMap.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import c from './JobArticle.module.css'
import { placeOf } from './job-words.ts'

/** Where a job is done; nothing for remote jobs and unknown places. */
export function JobPlace({ job }: { job: Job }) {
  const { latitude, longitude } = job.location
  const place = placeOf(job)
  if (job.workplace === 'remote' || latitude === null || longitude === null || !place) return null
  return (
    <section className={c.box} aria-label={t.placeTitle}>
      <h2 className={c.boxTitle}>{t.placeTitle}</h2>
      <PlaceMap latitude={latitude} longitude={longitude} place={place} />
      <p className={c.meta}>{joinWithDots([job.neighborhood, place])}</p>
    </section>
  )
}
