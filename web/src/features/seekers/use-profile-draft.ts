import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onHidden } from '../../api/page-lifecycle.ts'
import { createDraft } from './autosave.ts'
import { useUpdateProfile } from './profile.mutations.ts'
import { problemsOf, valuesOf } from './profile-values.ts'

/** Draft of the profile with autosave, which also saves when the user leaves or hides the tab. */
export function useProfileDraft(profile: Seeker) {
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
