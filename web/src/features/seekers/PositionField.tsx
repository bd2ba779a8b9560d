import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { usePosition } from '../../ui/use-position.ts'
import c from './Profile.module.css'
import { useSetPosition } from './profile.mutations.ts'
import { pointsOfCity } from './profile.queries.ts'

const NEAR = 0.0005

/** The exact position, requested only after a click; the default is the center of the city. Saved immediately. */
export function PositionField({ profile }: { profile: Seeker }) {
  const set = useSetPosition(profile._id)
  const { ask, busy, problem } = usePosition((position) =>
    set.mutate(position, { onSuccess: () => toast(t.positionSaved) }),
  )
  const exact = useIsExact(profile)
  const remove = () => {
    const { location } = profile
    const undo = { label: t.undo, run: () => set.mutate(location ?? null) }
    set.mutate(null, { onSuccess: () => toast({ text: t.positionRemoved, action: undo }) })
  }
  return (
    <div className={c.position}>
      <div>
        <b>{exact ? t.positionExactTitle : t.positionCityTitle}</b>
        <p>{t.positionHint}</p>
        {(problem ?? set.error) && (
          <p role="alert" className={c.wrong}>
            {problem ?? set.error?.message}
          </p>
        )}
      </div>
      <div className={c.positionActs}>
        <Button size="sm" busy={busy || set.isPending} icon={<LocateFixed size={16} aria-hidden />} onClick={ask}>
          {exact ? t.positionReplaceAction : t.positionUseAction}
        </Button>
        {exact && (
          <Button size="sm" variant="quiet" onClick={remove}>
            {t.removeAction}
          </Button>
        )}
      </div>
    </div>
  )
}

/**
 * Whether the position was set by the user. It is compared with the points of the city, because the profile has no
 * flag.
 */
function useIsExact({ city, location }: Seeker): boolean {
  const { data } = useQuery(pointsOfCity(city ?? ''))
  if (!location || !data) return false
  return !data.some(
    ({ latitude, longitude }) =>
      Math.abs(latitude - location.latitude) < NEAR && Math.abs(longitude - location.longitude) < NEAR,
  )
}
