import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import type { ReactNode } from 'react'
import { radiusText, useDistanceUnit } from '../../../ui/text/distance.ts'
import { townOf } from '../job-words.ts'
import c from './JobResults.module.css'
import { type JobSearch, jobCountOf } from './job-search.ts'

interface ResultsHeadProps {
  search: JobSearch
  /** Undefined while the first request is pending, or after it failed. */
  found: ReplyOf<typeof searchJobs> | undefined
  /** Action beside the heading, e.g. saving the search. */
  action: ReactNode
}

/** Number of results with query and place, in a live region; shows corrected words and the resolved place. */
export function ResultsHead({ search, found, action }: ResultsHeadProps) {
  const unit = useDistanceUnit(found?.place?.country)
  return (
    <div className={c.head}>
      <div className={c.words} aria-live="polite">
        <h1 className={c.title}>
          {found ? jobCountOf(found) : t.jobs}
          {search.keyword && <> {t.headingForWords(found?.corrected ?? search.keyword)}</>}
          {search.location &&
            (found?.place
              ? ` ${t.near(townOf(found.place.label))}`
              : ` ${t.headingInPlace(found?.area?.label ?? search.location)}`)}
        </h1>
        {found?.corrected && (
          <p>
            {t.correctionLead} <b>{found.corrected}</b>
            {t.correctionNoResults(search.keyword)}
          </p>
        )}
        {found?.place && !search.circle && (
          <p>{t.areaAroundPlace(radiusText(limits.usualRadiusKm, unit), found.place.label)}</p>
        )}
        {search.circle && (
          <p>
            {search.location
              ? t.areaAroundPlace(radiusText(search.circle.radius, unit), search.location)
              : t.areaAroundPoint(radiusText(search.circle.radius, unit))}
          </p>
        )}
      </div>
      {action}
    </div>
  )
}
