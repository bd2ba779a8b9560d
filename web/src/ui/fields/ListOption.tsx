import type { ReactNode } from 'react'
import c from './ListOption.module.css'

interface ListOptionProps {
  id: string
  /** Whether Enter selects it. */
  selected: boolean
  icon?: ReactNode
  label: string
  /** Muted text after the label. */
  note?: string | undefined
  /** Content at the end of the row. */
  children?: ReactNode
  onPoint: () => void
  onTake: () => void
}

/** Option of a list box whose field keeps the focus and handles the keys. */
export const ListOption = ({ id, selected, icon, label, note, children, onPoint, onTake }: ListOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
  <div
    id={id}
    role="option"
    aria-selected={selected}
    className={c.option}
    onPointerMove={onPoint}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onTake}
  >
    {icon}
    <span className={c.name}>{label}</span>
    {note && <span className={c.note}>{note}</span>}
    {children}
  </div>
)
