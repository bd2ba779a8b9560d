import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onHidden, onReturn } from '../../api/page-lifecycle.ts'
import { createDraft } from './autosave.ts'
import { profileAs } from './privacy/privacy.queries.ts'
import { useUpdateProfile } from './profile.mutations.ts'
import { problemsOf, valuesOf } from './profile-values.ts'

/**
 * Draft of the profile with autosave, which also saves when the user leaves or hides the tab. A tab that is shown again
 * takes what another tab saved.
 */
export function useProfileDraft(profile: Seeker) {
  const queries = useQueryClient()
  const send = useUpdateProfile(profile._id)
  const [draft] = useState(() => createDraft(valuesOf(profile), { check: problemsOf, send }))
  const shown = useSyncExternalStore(draft.subscribe, draft.get, draft.get)
  useEffect(() => {
    const ignoreHidden = onHidden(() => void draft.flush())
    return () => {
      ignoreHidden()
      void draft.flush()
    }
  }, [draft])
  useEffect(() => {
    const latest = { ...profileAs(profile._id, 'owner'), staleTime: 0 }
    const read = async () => valuesOf((await queries.fetchQuery(latest)) ?? profile)
    return onReturn(() => void draft.refresh(read).catch(() => undefined))
  }, [draft, queries, profile])
  const unsaved = shown.state !== 'saved'
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
  return { ...shown, change: draft.change, flush: draft.flush }
}

export type ProfileDraft = ReturnType<typeof useProfileDraft>
