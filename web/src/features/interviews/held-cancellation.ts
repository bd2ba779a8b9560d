import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '../../clock.ts'
import { restoreForm } from '../../held-acts/act-form.ts'
import { type Change, holdChanges } from '../../held-acts/cached-records.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { unsentKey } from '../../held-acts/unsent-values.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

interface Cancellation {
  /** The application's id. */
  id: string
  /** The applicant's name. */
  name: string
  /** The picked time, if there is one. */
  picked: string | null
  /** Shows the form again. */
  reopen: () => void
}

export const cancellationKey = (id: string): string => unsentKey('cancel interview', [id])

/** Holds the cancellation of an interview for ten seconds, in which it can be undone; it shows as canceled immediately. */
export function useHeldCancellation({ id, name, picked, reopen }: Cancellation) {
  const client = useQueryClient()
  return (reason: string) => {
    const at = new Date(serverNow()).toISOString()
    const canceled: InterviewChange = {
      kind: 'canceled',
      by: 'employer',
      at,
      slot: picked,
      message: reason,
      isCurrent: false,
    }
    const change: Change = ({ interviewChanges = [] }) => ({
      interviewInvitation: null,
      interviewChanges: [...(interviewChanges as InterviewChange[]).filter((one) => one.at !== at), canceled],
    })
    holdAct({
      request: { kind: 'cancel', input: { params: { id }, body: { reason } } },
      who: name,
      show: () => holdChanges(client, ['applications'], new Map([[id, change]])),
      done: () => toast({ text: { of: t.canceledDone, names: [name] } }),
      after: () => client.invalidateQueries({ queryKey: ['applications'] }),
      ...restoreForm({ key: cancellationKey(id), values: { reason }, reopen }, (message) => ({
        of: (who) => t.canceledFailed(who, message),
        names: [name],
      })),
    })
  }
}
