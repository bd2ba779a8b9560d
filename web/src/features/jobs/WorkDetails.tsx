import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/work-details.ts'
import { BENEFIT_WORDS, daysWords, hoursWords, LEVEL_WORDS, SHIFT_WORDS } from '../../domain/work-detail-words.ts'
import { Pills } from '../../ui/figures/Pill.tsx'
import { Facts } from '../../ui/Layout.tsx'
import { useDates } from '../../ui/now.ts'
import { languageName } from '../../ui/text/display-names.ts'
import { calendarDate } from '../../ui/text/times.ts'
import c from './JobArticle.module.css'

/** Schedule, start and benefits of a job, as far as the employer states them. */
export function WorkDetails({ job, heading: Heading }: { job: Job; heading: 'h2' | 'h3' }) {
  const dates = useDates()
  const { shifts = [], workDays = [], hoursPerWeekFrom, hoursPerWeekTo, startDate, benefits = [], language } = job
  const start = startDate === 'immediately' ? t.startsImmediately : startDate && calendarDate(startDate, dates)
  const isForeign = language !== undefined && language.split('-')[0] !== locale.language
  const facts = [
    { term: t.shift, value: shifts.map((shift) => SHIFT_WORDS[shift]).join(', ') },
    { term: t.workDays, value: daysWords(workDays) },
    { term: t.hours, value: hoursWords(hoursPerWeekFrom, hoursPerWeekTo) },
    { term: t.startDate, value: start },
    { term: t.experienceLevel, value: job.experienceLevel && LEVEL_WORDS[job.experienceLevel] },
    { term: t.openings, value: job.openings?.toLocaleString(locale.numbers) },
    { term: t.language, value: isForeign && languageName(language) },
  ].filter(({ value }) => value)
  return (
    <>
      {facts.length > 0 && (
        <section className={c.part}>
          <Heading>{t.factsTitle}</Heading>
          <Facts items={facts} />
        </section>
      )}
      {benefits.length > 0 && (
        <section className={c.part}>
          <Heading>{t.benefits}</Heading>
          <Pills items={benefits.map((benefit) => ({ key: benefit, children: BENEFIT_WORDS[benefit] }))} />
        </section>
      )}
    </>
  )
}
