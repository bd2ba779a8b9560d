import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import c from './EmployerHome.module.css'

type Dashboard = ReplyOf<typeof getDashboard>

interface Figure {
  term: string
  value: number
  to: string
  late?: boolean
}

const figuresOf = ({ dueToday, overdue, unread, openJobs }: Dashboard): Figure[] => [
  { term: t.overdue, value: overdue, to: '?due=overdue', late: overdue > 0 },
  { term: t.dueToday, value: dueToday, to: '?due=today' },
  { term: t.figureUnread, value: unread, to: '?due=unopened' },
  { term: t.openJobs, value: openJobs, to: paths.employerJobs() },
]

/** Four counts of the day, linked to their lists. */
export const TodayFigures = ({ data }: { data: Dashboard | undefined }) => (
  <ul className={c.figures} aria-label={t.figuresLabel}>
    {data
      ? figuresOf(data).map((figure) => <FigureBox key={figure.term} {...figure} />)
      : [1, 2, 3, 4].map((place) => (
          <li key={place} className={c.figure}>
            <div>
              <Skeleton width={44} height={33} />
              <Skeleton width={80} height="1lh" />
            </div>
          </li>
        ))}
  </ul>
)

function FigureBox({ term, value, to, late }: Figure) {
  return (
    <li className={c.figure} data-late={late || undefined}>
      <Link to={to} preventScrollReset>
        <b>{value.toLocaleString(locale.numbers)}</b>
        <span>{term}</span>
      </Link>
    </li>
  )
}
