import * as t from '@hearback/texts/web/visits.ts'
import { Link } from 'react-router'
import { adminPaths } from '../../routing/admin-paths.ts'
import c from './Visits.module.css'
import { RANGES, type Range } from './visit-words.ts'

export const RangeLinks = ({ chosen }: { chosen: Range }) => (
  <nav aria-label={t.range} className={c.ranges}>
    {RANGES.map((range) => (
      <Link
        key={range}
        to={adminPaths.visits({ days: String(range) })}
        className={c.range}
        aria-current={range === chosen ? 'page' : undefined}
        preventScrollReset
      >
        {t.days(range)}
      </Link>
    ))}
  </nav>
)
