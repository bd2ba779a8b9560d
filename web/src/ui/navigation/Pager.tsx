import * as t from '@hearback/texts/web/ui.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagesShown } from './pages-shown.ts'
import c from './Tabs.module.css'

interface PagerProps {
  page: number
  totalPages: number
  /** Query parameter of the page number; other parameters are kept. */
  name?: string
  /** Keeps the scroll position, for a list further down on a page. */
  stay?: boolean
}

/** Pagination links, so that each page has its own URL; renders nothing for a single page. */
export function Pager({ page, totalPages, name = 'page', stay = false }: PagerProps) {
  const [query] = useSearchParams()
  if (totalPages < 2) return null
  const to = (number: number) => {
    const next = new URLSearchParams(query)
    if (number === 1) next.delete(name)
    else next.set(name, String(number))
    return { search: next.toString() }
  }
  const step = (number: number, label: string, icon: ReactNode) =>
    number < 1 || number > totalPages ? (
      <span className={c.page} aria-disabled="true">
        {icon}
      </span>
    ) : (
      <Link className={c.page} to={to(number)} aria-label={label} preventScrollReset={stay}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={t.pages}>
      <ul className={c.pages}>
        <li>{step(page - 1, t.previousPage, <ChevronLeft size={18} aria-hidden />)}</li>
        {pagesShown(page, totalPages).map((number, index, all) => (
          <li key={number || `gap-${all[index - 1]}`}>
            {number === 0 ? (
              <span className={c.page}>…</span>
            ) : (
              <Link
                className={c.page}
                to={to(number)}
                preventScrollReset={stay}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t.page(number)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, t.nextPage, <ChevronRight size={18} aria-hidden />)}</li>
      </ul>
    </nav>
  )
}
