import * as t from '@hearback/texts/web/analytics.ts'
import { Link } from 'react-router'
import { APPLICATION_STATUS_WORDS, standingWord } from '../../domain/applying-words.ts'
import { stepsAndMessage } from '../../domain/message-answer.ts'
import { paths } from '../../routing/paths.ts'
import { columnDigits, formatPay, type Pay, type PayPeriod } from '../../ui/pay/pay.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { localDate } from '../../ui/text/times.ts'
import c from './Analytics.module.css'
import type { AnalyzedApplication } from './analytics.queries.ts'
import { afterDays } from './analytics-figures.ts'

/** One application with the duration of each step and its history. */
export const AnalyzedRow = ({ application }: { application: AnalyzedApplication }) => (
  <tr>
    <th scope="row">
      <Link to={paths.application(application._id)}>{application.jobTitle}</Link>
      <span translate="no">{application.businessName}</span>
    </th>
    <td>{standingWord(application)}</td>
    <td className={c.nowrap}>{localDate(application.appliedAt)}</td>
    <td>{daysWords(application.daysToView, t.notYet)}</td>
    <td>{daysWords(application.daysToAnswer, t.notYet)}</td>
    <td className={c.nowrap}>{payWords(application)}</td>
    <td className={c.nowrap}>{medianWords(application)}</td>
    <td>
      <details>
        <summary>
          {t.stepCount(application.timeline.length)}
          <span className="sr"> {t.stepsOfJob(application.jobTitle)}</span>
        </summary>
        <ol>
          {stepsAndMessage({ ...application, history: application.timeline }).map(({ at, step }) => (
            <li key={at + step?.to}>
              {step ? APPLICATION_STATUS_WORDS[step.to] : t.rowAnswered}, <RelativeTime at={at} />
            </li>
          ))}
        </ol>
      </details>
    </td>
  </tr>
)

const daysWords = (days: number | null, missing: string) => (days === null ? missing : afterDays(days))

function payWords({ payFrom, payTo, currency, payPeriod }: AnalyzedApplication): string {
  if (payFrom === null || payTo === null) return t.notStated
  return inColumn({ from: payFrom, to: payTo, currency, period: payPeriod as PayPeriod })
}

function medianWords({ payMedian, currency, payPeriod }: AnalyzedApplication): string {
  if (payMedian === null) return t.medianMissing
  return inColumn({ from: payMedian, to: payMedian, currency, period: payPeriod as PayPeriod })
}

function inColumn(pay: Pay): string {
  const { amount, per } = formatPay(pay, columnDigits(pay))
  return `${amount}${per}`
}
