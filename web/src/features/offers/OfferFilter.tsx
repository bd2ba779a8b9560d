import { OfferStatus } from '@hearback/contract/offers.ts'
import { Link } from 'react-router'
import c from './OfferList.module.css'
import { type Reader, stateWord } from './offer-words.ts'

interface OfferFilterProps {
  counts: Record<string, number>
  chosen: OfferStatus | undefined
  reader: Reader
}

/** Links to the offers of one state each; those that nobody has stay out of the way. */
export function OfferFilter({ counts, chosen, reader }: OfferFilterProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = OfferStatus.options.filter((status) => counts[status] || status === chosen)
  const choices = [
    { key: 'all', to: '?', label: 'All', count: all, on: chosen === undefined },
    ...shown.map((status) => ({
      key: status,
      to: `?status=${status}`,
      label: stateWord(status, reader),
      count: counts[status] ?? 0,
      on: chosen === status,
    })),
  ]
  return (
    <nav aria-label="Offers by state" className={c.filter}>
      {choices.map(({ key, to, label, count, on }) => (
        <Link key={key} to={to} className={c.choice} aria-current={on ? 'page' : undefined} preventScrollReset>
          {label} <span className={c.count}>{count}</span>
        </Link>
      ))}
    </nav>
  )
}
