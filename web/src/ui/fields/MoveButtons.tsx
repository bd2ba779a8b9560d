import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'

interface MoveButtonsProps {
  labels: { up: string; down: string; remove: string }
  /** Place in the list, counted from 0, and the length of the list. */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Buttons that move an entry of a list by one place, and remove it. */
export const MoveButtons = ({ labels, index, count, onMove, onRemove }: MoveButtonsProps) => (
  <>
    <Act label={labels.up} icon={<ArrowUp size={18} />} isOff={index === 0} onAct={() => onMove(-1)} />
    <Act label={labels.down} icon={<ArrowDown size={18} />} isOff={index === count - 1} onAct={() => onMove(1)} />
    <Act label={labels.remove} icon={<Trash2 size={18} />} onAct={onRemove} />
  </>
)

interface ActProps {
  label: string
  icon: ReactNode
  isOff?: boolean
  onAct: () => void
}

const Act = ({ label, icon, isOff, onAct }: ActProps) => (
  <Button variant="quiet" size="sm" aria-label={label} title={label} icon={icon} disabled={isOff} onClick={onAct} />
)
