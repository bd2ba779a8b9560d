import type { InputOf } from '@hearback/contract/endpoint.ts'
import { publishProfile } from '@hearback/contract/people/seekers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { updateSessionUser } from '../../api/session.ts'

type Profile = InputOf<typeof publishProfile>['body']

/** Creates and publishes the profile; the position is sent only with both coordinates (product.md 5). */
export function usePublishProfile() {
  const queries = useQueryClient()
  return async ({ location, ...body }: Profile) => {
    const whole = location && Number.isFinite(location.latitude) && Number.isFinite(location.longitude)
    const reply = await call(publishProfile, { body: { ...body, ...(whole && { location }) } })
    updateSessionUser({ profileComplete: true })
    void queries.invalidateQueries({ queryKey: ['seekers'] })
    return reply
  }
}
