import { LocateFixed } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { type Position, usePosition } from '../../ui/use-position.ts'
import c from './SeekerOnboarding.module.css'

interface OwnPositionProps {
  value: Position | undefined
  onChange: (position: Position | undefined) => void
}

/** The exact point, only if the person wants it: matches by distance are better with it. */
export function OwnPosition({ value, onChange }: OwnPositionProps) {
  const { ask, busy, problem } = usePosition(onChange)
  return (
    <div className={c.position}>
      {value ? (
        <Button size="sm" onClick={() => onChange(undefined)}>
          Forget my position
        </Button>
      ) : (
        <Button size="sm" busy={busy} icon={<LocateFixed size={16} aria-hidden />} onClick={ask}>
          Use my position
        </Button>
      )}
      <p role="status" data-wrong={problem ? true : undefined}>
        {problem ?? (value ? 'Your position goes along, for better distances.' : 'Optional, for better distances.')}
      </p>
    </div>
  )
}
