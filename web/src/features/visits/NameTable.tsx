import * as t from '@hearback/texts/web/visits.ts'
import c from './Visits.module.css'
import { counted } from './visit-words.ts'

interface Row {
  name: string
  visits: number
  views?: number
}

/** Counts by name, each with a bar relative to the largest. */
export function NameTable({ of, rows }: { of: string; rows: readonly Row[] }) {
  const sizeOf = ({ visits, views }: Row) => views ?? visits
  const most = Math.max(1, ...rows.map(sizeOf))
  const withViews = rows.some(({ views }) => views !== undefined)
  return (
    <table className={c.table}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t.visits}</th>
          {withViews && <th scope="col">{t.pageViews}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              <i className={c.bar} style={{ width: `${(sizeOf(row) / most) * 100}%` }} />
            </th>
            <td>{counted(row.visits)}</td>
            {withViews && <td>{counted(row.views ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
