import { answerMinimums } from '@hearback/contract/trust/answer-minimums.ts'
import type { AnswerReport, AnswerStatistics } from '@hearback/contract/trust/answer-statistics.ts'
import * as t from '@hearback/texts/web/answer-statistics.ts'
import { ChartColumn } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import c from '../../ui/figures/CountTable.module.css'
import f from '../../ui/figures/FigureList.module.css'
import { Section } from '../../ui/Layout.tsx'
import { counted, dayWords, medianOf, middleHalfOf, nameOfArea, nameOfCategory, percent } from './answer-words.ts'

/** Public figures of answers on this installation (product.md section 20.1), or why there are none yet. */
export function AnswerReportView({ report }: { report: AnswerReport }) {
  const { all, since, until, categories, areas } = report
  if (!(all && since && until))
    return (
      <EmptyState title={t.emptyTitle} icon={<ChartColumn size={30} />}>
        {t.emptyHint(answerMinimums.finished, answerMinimums.companies)}
      </EmptyState>
    )
  return (
    <>
      <Overview all={all} />
      <p>{t.period(dayWords(since), dayWords(until))}</p>
      {categories.length > 0 && (
        <Section title={t.categoriesTitle}>
          <Groups name={t.category} rows={categories.map((row) => ({ name: nameOfCategory(row), row }))} />
        </Section>
      )}
      {areas.length > 0 && (
        <Section title={t.areasTitle}>
          <Groups name={t.area} rows={areas.map((row) => ({ name: nameOfArea(row), row }))} />
        </Section>
      )}
    </>
  )
}

const Overview = ({ all }: { all: AnswerStatistics }) => (
  <dl className={f.figures}>
    <div>
      <dt>{t.answered}</dt>
      <dd>
        {percent(all.answeredShare)}
        <small>{t.finishedCount(all.finished, counted(all.finished))}</small>
      </dd>
    </div>
    <div>
      <dt>{t.median}</dt>
      <dd>
        {medianOf(all)}
        {all.days && <small>{t.middleHalf(middleHalfOf(all))}</small>}
      </dd>
    </div>
    <div>
      <dt>{t.claimed}</dt>
      <dd>
        {percent(all.claimedShare)}
        <small>{t.ofAnswers}</small>
      </dd>
    </div>
  </dl>
)

interface GroupsProps {
  name: string
  rows: { name: string; row: AnswerStatistics }[]
}

const Groups = ({ name, rows }: GroupsProps) => (
  <table className={c.table}>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col">{t.finished}</th>
        <th scope="col">{t.answered}</th>
        <th scope="col">{t.medianColumn}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name: of, row }) => (
        <tr key={of}>
          <th scope="row">{of}</th>
          <td>{counted(row.finished)}</td>
          <td>{percent(row.answeredShare)}</td>
          <td title={row.days ? t.middleHalf(middleHalfOf(row)) : undefined}>{medianOf(row)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
