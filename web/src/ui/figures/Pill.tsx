import * as t from '@hearback/texts/web/ui.ts'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import f from '../overlays/Floating.module.css'
import { useFloating } from '../overlays/floating.ts'
import c from './Pill.module.css'

interface PillProps {
  /** `have`: matched or good; `late`: overdue or wrong; `quiet`: a neutral state. */
  tone?: 'plain' | 'have' | 'late' | 'quiet'
  icon?: ReactNode
  children: ReactNode
}

/** Badge for a state or skill. */
export const Pill = ({ tone = 'plain', icon, children }: PillProps) => (
  <span className={c.pill} data-tone={tone}>
    {icon}
    {children}
  </span>
)

/** List of badges, e.g. skills. */
export const Pills = ({ items }: { items: readonly (PillProps & { key: string })[] }) => (
  <ul className={c.pills}>
    {items.map(({ key, ...pill }) => (
      <li key={key}>
        <Pill {...pill} />
      </li>
    ))}
  </ul>
)

interface PillButtonProps extends ComponentProps<'button'> {
  label: string
  icon?: ReactNode
  /** Number of active choices of this filter. */
  count?: number
  /** Active without a count, e.g. a distance. */
  active?: boolean
}

/** Filter button. */
export const PillButton = ({ label, icon, count = 0, active = count > 0, children, ...button }: PillButtonProps) => (
  <button type="button" {...button} className={c.filter} data-on={active || undefined}>
    {icon}
    {label}
    {count > 0 && (
      <span className={c.filterCount}>
        {count}
        <span className="sr"> {t.chosen}</span>
      </span>
    )}
    {children}
  </button>
)

type FilterPillProps = Pick<PillButtonProps, 'label' | 'icon' | 'count' | 'active' | 'children'>

/** Filter button with a popover panel; closes by Escape or an outside click. */
export function FilterPill({ children, ...pill }: FilterPillProps) {
  const { triggerProps, panelProps } = useFloating()
  return (
    <>
      <PillButton {...triggerProps} {...pill}>
        <ChevronDown size={15} aria-hidden />
      </PillButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a popover in every browser */}
      <div {...panelProps} role="group" aria-label={pill.label} className={`${f.panel} ${c.panel}`}>
        {children}
      </div>
    </>
  )
}
