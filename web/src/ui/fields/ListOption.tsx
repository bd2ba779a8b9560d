import type { ReactNode } from 'react'
import c from './ListOption.module.css'

interface ListOptionProps {
  id: string
  /** Whether Enter takes it. */
  selected: boolean
  icon?: ReactNode
  label: string
  /** What it is or where it stands, paler. */
  note?: string | undefined
  /** At the end of the line. */
  children?: ReactNode
  onPoint: () => void
  onTake: () => void
}

/** A line of a list box whose field keeps the focus and hears the keys. */
export const ListOption = ({ id, selected, icon, label, note, children, onPoint, onTake }: ListOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and hears the keys
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
