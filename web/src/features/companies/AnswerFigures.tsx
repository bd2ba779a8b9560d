import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/companies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { Facts, Section } from '../../ui/Layout.tsx'
import c from './Companies.module.css'

/** Response statistics of a company over the last 90 days: a sentence and its figures. */
export function AnswerFigures({ stats, rescinded }: { stats: ResponseStats; rescinded: string | undefined }) {
  const { answeredShare, medianDays, finished, answered, claimed } = stats
  return (
    <Section title={t.answersTitle} actions={<Link to={paths.howWeCount()}>{t.answersMethodLink}</Link>}>
      <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} size="lg" />
      {rescinded && <p className={c.rescinded}>{rescinded}</p>}
      {answeredShare !== null && (
        <div className={c.figures}>
          <Facts
            items={[
              { term: t.answersFinished, value: finished.toLocaleString(locale.numbers) },
              { term: t.answersAnswered, value: answered.toLocaleString(locale.numbers) },
              { term: t.answersClaimed, value: claimed?.toLocaleString(locale.numbers) },
              { term: t.answersUnanswered, value: (finished - answered).toLocaleString(locale.numbers) },
            ]}
          />
        </div>
      )}
    </Section>
  )
}
