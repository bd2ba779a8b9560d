import { answerMinimums } from '@hearback/contract/trust/answer-minimums.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answer-statistics.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'

/** Explains what the figures count, and which are left out. */
export const AnswerMethod = () => (
  <>
    <h2>{t.methodTitle}</h2>
    <ul>
      <li>
        <b>{t.finishedTerm}</b> {t.finishedText}
      </li>
      <li>
        <b>{t.answeredTerm}</b> {t.answeredText}
      </li>
      <li>
        <b>{t.claimedTerm}</b> {t.claimedText}
      </li>
      <li>
        <b>{t.daysTerm}</b> {t.daysText(answerMinimums.answeredForDays)}
      </li>
      <li>
        <b>{t.minimumTerm}</b> {t.minimumText(answerMinimums.finished, answerMinimums.companies)}
      </li>
      <li>
        <b>{t.othersTerm}</b> {t.othersText}
      </li>
      <li>
        <b>{t.periodTerm}</b> {t.periodText(limits.figuresDays)}
      </li>
    </ul>
    <p>
      {t.methodMore} <Link to={paths.howWeCount()}>{t.methodLink}</Link>
    </p>
    <h2>{t.dataTitle}</h2>
    <p>
      {t.dataText} <a href="/api/answers">{t.dataLink}</a>
    </p>
  </>
)
