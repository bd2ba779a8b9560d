import * as t from '@hearback/texts/web/ui.ts'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import f from '../overlays/Floating.module.css'
import { useFloating } from '../overlays/floating.ts'
import c from './Pill.module.css'

interface PillProps {
  /** `have`: you have this or it is good; `late`: overdue or wrong; `quiet`: a plain state. */
  tone?: 'plain' | 'have' | 'late' | 'quiet'
  icon?: ReactNode
  children: ReactNode
}

/** A state or a skill in a word or two. */
export const Pill = ({ tone = 'plain', icon, children }: PillProps) => (
  <span className={c.pill} data-tone={tone}>
    {icon}
    {children}
  </span>
)

/** Pills as a list, e.g. skills. */
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
  /** How many choices of this filter are on. */
  count?: number
  /** On without a count, e.g. a chosen distance. */
  active?: boolean
}

/** A button in the shape of a filter. */
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

/** A filter behind a pill; its panel opens below and closes by Escape or a press elsewhere. */
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
