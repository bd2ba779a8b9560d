import type { Transparency } from '@hearback/contract/trust/transparency.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/transparency.ts'
import { KIND_WORDS, REASON_WORDS } from '../../domain/report-words.ts'
import c from '../../ui/figures/CountTable.module.css'
import { Facts, Section } from '../../ui/Layout.tsx'

/** Anonymous totals of reports and their outcomes. */
export function TransparencyFigures({ counts }: { counts: Transparency }) {
  return (
    <>
      <dl className={c.figures}>
        <Figure term={t.reports} value={counts.reports} />
        <Figure term={t.upheld} value={counts.upheld} />
        <Figure term={t.dismissed} value={counts.dismissed} />
        <Figure term={t.figureOpen} value={counts.open} />
      </dl>
      <Section title={t.decisionsTitle}>
        <Facts
          items={[
            { term: t.figureMedianTime, value: hours(counts.medianHours) },
            { term: t.warnings, value: counts.warnings },
            { term: t.figureHidden, value: counts.hidden },
            { term: t.accountsSuspended, value: counts.suspended },
            { term: t.figureHeld, value: counts.heldForReports },
            { term: t.appeals, value: counts.appeals },
            { term: t.figureOverturned, value: counts.overturned },
          ]}
        />
      </Section>
      {counts.byKind.length > 0 && (
        <Section title={t.reportsTitle}>
          <Counts
            of={t.what}
            rows={counts.byKind.map(({ kind, ...row }) => ({ name: capitalised(KIND_WORDS[kind]), ...row }))}
          />
        </Section>
      )}
      {counts.byReason.length > 0 && (
        <Section title={t.why}>
          <Counts
            of={t.reason}
            rows={counts.byReason.map(({ reason, ...row }) => ({ name: REASON_WORDS[reason], ...row }))}
          />
        </Section>
      )}
    </>
  )
}

const Figure = ({ term, value }: { term: string; value: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value.toLocaleString(locale.numbers)}</dd>
  </div>
)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function hours(value: number | null): string {
  if (value === null) return t.figureEmpty
  const days = Math.round(value / 24)
  if (value >= 48) return t.medianDays(days)
  const whole = Math.max(1, Math.round(value))
  return t.medianHours(whole)
}

interface CountsProps {
  of: string
  rows: { name: string; reports: number; upheld: number }[]
}

const Counts = ({ of, rows }: CountsProps) => (
  <table className={c.table}>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{t.reportsColumn}</th>
        <th scope="col">{t.upheldColumn}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, reports, upheld }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{reports.toLocaleString(locale.numbers)}</td>
          <td>{upheld.toLocaleString(locale.numbers)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
