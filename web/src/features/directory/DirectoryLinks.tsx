import type { DirectoryEntry } from '@hearback/contract/directory.ts'
import * as t from '@hearback/texts/web/directory.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Link } from 'react-router'
import c from './Directory.module.css'
import { pathOfEntry } from './directory-words.ts'

interface DirectoryLinksProps {
  entries: readonly DirectoryEntry[]
  /** Which of the two names tells the entries apart. */
  by: 'category' | 'place'
}

/** Pages of the directory, each with the number of its jobs. */
export const DirectoryLinks = ({ entries, by }: DirectoryLinksProps) => (
  <ul className={c.links}>
    {entries.map((entry) => (
      <li key={pathOfEntry(entry)}>
        <Link to={pathOfEntry(entry)}>{entry[by]?.name}</Link>{' '}
        <span className={c.count}>
          {entry.jobs.toLocaleString(locale.numbers)}
          <span className="sr"> {t.openJobs}</span>
        </span>
      </li>
    ))}
  </ul>
)
