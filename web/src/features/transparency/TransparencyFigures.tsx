import type { Transparency } from '@hearback/contract/transparency.ts'
import { KIND_WORDS, REASON_WORDS } from '../../report-words.ts'
import { Facts, Section } from '../../ui/Layout.tsx'
import c from './Transparency.module.css'

/** How many, of what, and how it ended. Nobody is named. */
export function TransparencyFigures({ counts }: { counts: Transparency }) {
  return (
    <>
      <dl className={c.figures}>
        <Figure term="reports" value={counts.reports} />
        <Figure term="upheld" value={counts.upheld} />
        <Figure term="dismissed" value={counts.dismissed} />
        <Figure term="wait for a decision" value={counts.open} />
      </dl>
      <Section title="What was decided">
        <Facts
          items={[
            { term: 'From the first report to the decision', value: hours(counts.medianHours) },
            { term: 'Warnings', value: counts.warnings },
            { term: 'Hidden for good', value: counts.hidden },
            { term: 'Accounts suspended', value: counts.suspended },
            { term: 'Hidden up to 72 hours, after three reports of fraud', value: counts.heldForReports },
            { term: 'Appeals', value: counts.appeals },
            { term: 'Decisions changed by an appeal', value: counts.overturned },
          ]}
        />
      </Section>
      {counts.byKind.length > 0 && (
        <Section title="What was reported">
          <Counts
            of="What"
            rows={counts.byKind.map(({ kind, ...row }) => ({ name: capitalised(KIND_WORDS[kind]), ...row }))}
          />
        </Section>
      )}
      {counts.byReason.length > 0 && (
        <Section title="Why">
          <Counts
            of="Reason"
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
    <dd>{value.toLocaleString('en')}</dd>
  </div>
)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function hours(value: number | null): string {
  if (value === null) return 'Nothing was decided yet'
  const days = Math.round(value / 24)
  if (value >= 48) return `${days} days, in half of the cases less`
  const whole = Math.max(1, Math.round(value))
  return `${whole} ${whole === 1 ? 'hour' : 'hours'}, in half of the cases less`
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
        <th scope="col">Reports</th>
        <th scope="col">Upheld</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, reports, upheld }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{reports.toLocaleString('en')}</td>
          <td>{upheld.toLocaleString('en')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
