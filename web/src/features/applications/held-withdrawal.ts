import * as t from '@hearback/texts/web/applications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { restoreForm } from '../../held-acts/act-form.ts'
import { holdChanges } from '../../held-acts/cached-records.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useRefresh } from './applications.mutations.ts'

const SHOWN = { status: 'withdrawn', nextSteps: [], overdue: false, awaitsAnswer: false }

/** Holds the withdrawal of an application for ten seconds, in which it can be undone. */
export function useHeldWithdrawal(id: string, company: string) {
  const client = useQueryClient()
  const after = useRefresh()
  return () =>
    holdAct({
      request: { kind: 'step', input: { params: { id }, body: { newStatus: 'withdrawn' } } },
      who: company,
      show: () => holdChanges(client, ['applications'], new Map([[id, () => SHOWN]])),
      done: () => toast(t.withdrawDone),
      after,
      ...restoreForm(undefined, (message) => ({ of: (name) => t.withdrawFailed(name, message), names: [company] })),
    })
}
