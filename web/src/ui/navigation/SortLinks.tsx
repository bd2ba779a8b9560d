import { useSearchParams } from 'react-router'
import { LinkButton } from '../Button.tsx'
import c from './SortLinks.module.css'

interface SortLinksProps<O extends string> {
  label: string
  /** The first is the default, without a parameter in the URL. */
  orders: readonly { value: O; label: string }[]
  chosen: O
  /** Query parameter of the page number, which starts again at 1. */
  pageName?: string
}

/** Links that sort a list, so that each order has its own URL; other parameters are kept. */
export function SortLinks<O extends string>({ label, orders, chosen, pageName = 'page' }: SortLinksProps<O>) {
  const [query] = useSearchParams()
  const to = (order: O) => {
    const next = new URLSearchParams(query)
    next.delete(pageName)
    if (order === orders[0]?.value) next.delete('sort')
    else next.set('sort', order)
    return { search: next.toString() }
  }
  return (
    <nav aria-label={label} className={c.sort}>
      {orders.map(({ value, label: words }) => (
        <LinkButton
          key={value}
          to={to(value)}
          size="sm"
          variant="quiet"
          rel="nofollow"
          preventScrollReset
          aria-current={value === chosen ? 'true' : undefined}
        >
          {words}
        </LinkButton>
      ))}
    </nav>
  )
}
