import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/job-statements.ts'
import { AI_USE_WORDS, VACANCY_WORDS } from '../../../domain/statement-words.ts'
import { Facts } from '../../../ui/Layout.tsx'
import { useDates } from '../../../ui/now.ts'
import { PlainText } from '../../../ui/text/PlainText.tsx'
import { calendarDate } from '../../../ui/text/times.ts'
import c from '../JobArticle.module.css'

type Statements = Pick<Job, 'vacancy' | 'aiUse' | 'aiUseDetails' | 'decisionBy'>

/** Statements of the employer about the vacancy, AI in the selection, and the planned decision. */
export function JobStatements({ job, heading: Heading }: { job: Statements; heading: 'h2' | 'h3' }) {
  const dates = useDates()
  const { vacancy, aiUse, aiUseDetails, decisionBy } = job
  const facts = [
    { term: t.vacancy, value: vacancy && VACANCY_WORDS[vacancy] },
    { term: t.aiUse, value: aiUse && AI_USE_WORDS[aiUse] },
    { term: t.decisionBy, value: decisionBy && calendarDate(decisionBy, dates) },
  ].filter(({ value }) => value)
  return (
    <section className={c.part}>
      <Heading>{t.title}</Heading>
      <Facts items={facts} />
      {aiUseDetails && <PlainText text={aiUseDetails} />}
    </section>
  )
}
