import * as t from '@hearback/texts/web/chat.ts'
import { Link, useSearchParams } from 'react-router'
import type { ChatFilter } from '../chat.queries.ts'
import c from './Inbox.module.css'

const CHOICES: readonly { value: ChatFilter; label: string }[] = [
  { value: 'all', label: t.all },
  { value: 'unread', label: t.unread },
  { value: 'requests', label: t.requests },
]

export const readFilter = (query: URLSearchParams): ChatFilter =>
  CHOICES.find(({ value }) => value === query.get('filter'))?.value ?? 'all'

/** Filters as links, so that each view of the inbox has its own URL. */
export function InboxFilter({ chosen }: { chosen: ChatFilter }) {
  const [query] = useSearchParams()
  const to = (value: ChatFilter) => {
    const next = new URLSearchParams(query)
    if (value === 'all') next.delete('filter')
    else next.set('filter', value)
    return { search: next.toString() }
  }
  return (
    <nav aria-label={t.inboxFilterLabel} className={c.filter}>
      {CHOICES.map(({ value, label }) => (
        <Link key={value} to={to(value)} aria-current={value === chosen ? 'page' : undefined} preventScrollReset>
          {label}
        </Link>
      ))}
    </nav>
  )
}
