import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '../../clock.ts'
import { restoreForm } from '../../held-acts/act-form.ts'
import { type Change, holdChanges } from '../../held-acts/cached-records.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

interface NoShow {
  /** The application's id. */
  id: string
  /** The applicant's name. */
  name: string
  /** Id of the interview in the list of past ones, if it is shown there. */
  past?: string | undefined
}

/** Holds a no-show for ten seconds, in which it can be undone; the interview shows as missed immediately. */
export function useHeldNoShow({ id, name, past }: NoShow) {
  const client = useQueryClient()
  return () => {
    const at = new Date(serverNow()).toISOString()
    const change: Change = ({ interviewInvitation, interviewChanges = [] }) => {
      const { picked = null } = (interviewInvitation ?? {}) as { picked?: string | null }
      const missed: InterviewChange = {
        kind: 'no_show',
        by: 'employer',
        at,
        slot: picked,
        message: '',
        isCurrent: true,
      }
      return { interviewChanges: [...(interviewChanges as InterviewChange[]).filter((one) => one.at !== at), missed] }
    }
    const changes = new Map([[id, change]])
    if (past) changes.set(past, () => ({ outcome: 'no_show' }))
    holdAct({
      request: { kind: 'no-show', input: { params: { id } } },
      who: name,
      show: () => holdChanges(client, ['applications'], changes),
      done: () => toast({ text: { of: t.noShowDone, names: [name] } }),
      after: () => client.invalidateQueries({ queryKey: ['applications'] }),
      ...restoreForm(undefined, (message) => ({ of: (who) => t.noShowFailed(who, message), names: [name] })),
    })
  }
}
