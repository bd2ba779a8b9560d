import * as t from '@hearback/texts/web/seekers.ts'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import type { ProfileDraft } from './use-profile-draft.ts'

/** Asks before leaving with unsaved errors; pending changes are saved on the way. */
export function LeaveGuard({ draft }: { draft: ProfileDraft }) {
  const stuck = draft.state === 'failed' || draft.state === 'marked'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => stuck && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t.leaveTitle}
      confirm={t.leaveAction}
      danger
      onConfirm={async () => blocker.proceed?.()}
    >
      {t.leaveEffects}
    </ConfirmDialog>
  )
}
