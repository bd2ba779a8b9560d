import type { DirectoryEntry } from '@hearback/contract/jobs/directory.ts'
import * as t from '@hearback/texts/web/directory.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Link } from 'react-router'
import f from '../../ui/figures/FigureList.module.css'
import c from './Directory.module.css'
import { nameOfEntry, pathOfEntry } from './directory-words.ts'

interface DirectoryLinksProps {
  entries: readonly DirectoryEntry[]
  /** The name that distinguishes the entries. */
  by: 'category' | 'place'
}

/** Links to directory pages with their numbers of jobs. */
export const DirectoryLinks = ({ entries, by }: DirectoryLinksProps) => (
  <ul className={f.links}>
    {entries.map((entry) => (
      <li key={pathOfEntry(entry)}>
        <Link to={pathOfEntry(entry)}>{nameOfEntry(entry, by)}</Link>{' '}
        <span className={c.count}>
          {entry.jobs.toLocaleString(locale.numbers)}
          <span className="sr"> {t.openJobs}</span>
        </span>
      </li>
    ))}
  </ul>
)
