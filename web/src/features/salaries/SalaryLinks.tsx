import type { SalaryEntry } from '@hearback/contract/jobs/salaries.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import { Link } from 'react-router'
import f from '../../ui/figures/FigureList.module.css'
import c from './Salary.module.css'
import { nameOfArea, nameOfSubject, pathOfSalary, shownNumber, yearly } from './salary-words.ts'

interface SalaryLinksProps {
  entries: readonly SalaryEntry[]
  /** The name that distinguishes the entries. */
  by: 'subject' | 'area'
}

/** Links to salary pages with their medians. */
export const SalaryLinks = ({ entries, by }: SalaryLinksProps) => (
  <ul className={f.links}>
    {entries.map((entry) => (
      <li key={`${entry.subject.en.slug} ${entry.area?.slug}`}>
        <Link to={pathOfSalary({ subject: entry.subject, area: entry.area })}>
          {by === 'subject' ? nameOfSubject(entry) : (nameOfArea(entry) ?? t.everywhere)}
        </Link>{' '}
        <span className={c.amount}>
          {yearly(entry.median, entry.currency)}
          <small>{t.entryNote(entry.posts, shownNumber(entry.posts))}</small>
        </span>
      </li>
    ))}
  </ul>
)
