import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import c from './ApplicantPager.module.css'

export interface ApplicantPagerProps {
  /** Loaded applicants in the order of the view. */
  order: readonly Applicant[]
  selected: string | undefined
  /** Number of applicants that match the filter. */
  total: number
  onSelect: (id: string) => void
}

/** Previous and next applicant, with the position of the selected one. */
export function ApplicantPager({ order, selected, total, onSelect }: ApplicantPagerProps) {
  const index = order.findIndex(({ _id }) => _id === selected)
  // Holds its room while the list is loading.
  if (index < 0) return order.length === 0 ? <div className={c.pager} /> : null
  const step = (label: string, icon: typeof ChevronLeft, to: Applicant | undefined) => {
    const Icon = icon
    return (
      <IconButton
        label={label}
        icon={<Icon size={18} aria-hidden />}
        disabled={!to}
        onClick={() => to && onSelect(to._id)}
      />
    )
  }
  return (
    <nav className={c.pager} aria-label={t.applicants}>
      {step(t.panelPreviousLabel, ChevronLeft, order[index - 1])}
      <span role="status">{t.panelPosition(index + 1, total)}</span>
      {step(t.panelNextLabel, ChevronRight, order[index + 1])}
    </nav>
  )
}
