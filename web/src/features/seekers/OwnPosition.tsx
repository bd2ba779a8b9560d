import * as t from '@hearback/texts/web/seekers.ts'
import { LocateFixed } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { type Position, usePosition } from '../../ui/use-position.ts'
import c from './SeekerOnboarding.module.css'

interface OwnPositionProps {
  value: Position | undefined
  onChange: (position: Position | undefined) => void
}

/** Optional exact position, which improves matches by distance. */
export function OwnPosition({ value, onChange }: OwnPositionProps) {
  const { ask, busy, problem } = usePosition(onChange)
  return (
    <div className={c.position}>
      {value ? (
        <Button size="sm" onClick={() => onChange(undefined)}>
          {t.positionForgetAction}
        </Button>
      ) : (
        <Button size="sm" busy={busy} icon={<LocateFixed size={16} aria-hidden />} onClick={ask}>
          {t.positionUseAction}
        </Button>
      )}
      <p role="status" data-wrong={problem ? true : undefined}>
        {problem ?? (value ? t.positionShared : t.positionOptional)}
      </p>
    </div>
  )
}
