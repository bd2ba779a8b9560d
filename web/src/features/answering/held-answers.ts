import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import type { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import type {
  Applicant,
  Application,
  ApplicationStatus,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useQueryClient } from '@tanstack/react-query'
import { nameOf } from '../../domain/hiring-words.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { type ToastMessage, toast } from '../../ui/feedback/toast-store.ts'
import type { Answerable } from './answerable.ts'
import { fetchAnew } from './answering.mutations.ts'
import { holdPatches } from './cached-applications.ts'
import { dropUnsent, keepUnsent } from './unsent-answers.ts'

/** The form an act came from: its values are kept, and `reopen` shows them again. */
export interface Source {
  key: string
  values: Record<string, unknown>
  reopen: () => void
}

interface HeldStep {
  application: Answerable
  body: InputOf<typeof updateApplicationStatus>['body']
  /** Toast once the server has confirmed. */
  told: (name: string) => string
  from?: Source
}

export type BulkBody = InputOf<typeof bulkUpdateStatus>['body']
export type BulkResult = ReplyOf<typeof bulkUpdateStatus>['results'][number]

interface HeldBulk {
  applications: readonly Applicant[]
  body: BulkBody
  done: (results: BulkResult[]) => void
  from: Source
}

const shownAs = (application: Application, status: ApplicationStatus) => {
  const { nextSteps, overdue, awaitsAnswer } = application
  return {
    before: { status: application.status, nextSteps, overdue, awaitsAnswer },
    shown: { status, nextSteps: [], overdue: false, awaitsAnswer: false },
  }
}

/** Holds answers for ten seconds, in which they can be undone; their applications show the new state immediately. */
export function useHeldAnswers() {
  const client = useQueryClient()
  const after = () => fetchAnew(client)
  const withForm = (from: Source | undefined, failed: (message: string) => ToastMessage['text']) => {
    if (from) dropUnsent(from.key)
    const restore = () => {
      if (!from) return
      keepUnsent(from.key, from.values)
      from.reopen()
    }
    return {
      undone: restore,
      failed(message: string) {
        if (from) keepUnsent(from.key, from.values)
        toast({ text: failed(message), ...(from && { action: { label: t.editAgainAction, run: from.reopen } }) })
      },
      after,
    }
  }
  return {
    step({ application, body, told, from }: HeldStep) {
      const who = nameOf(application.applicant)
      const patches = new Map([[application._id, shownAs(application, body.newStatus)]])
      holdAct({
        request: { kind: 'step', input: { params: { id: application._id }, body } },
        who,
        show: () => holdPatches(client, patches),
        done: () => toast({ text: { of: told, names: [who] } }),
        ...withForm(from, (message) => ({ of: (name) => t.stepFailed(name, message), names: [who] })),
      })
    },
    many({ applications, body, done, from }: HeldBulk) {
      const { newStatus } = body
      const possible = applications.filter(({ nextSteps }) => nextSteps.includes(newStatus))
      const patches = new Map(possible.map((one) => [one._id, shownAs(one, newStatus)]))
      holdAct({
        request: { kind: 'many', input: { body } },
        who: t.personCount(applications.length),
        show: () => holdPatches(client, patches),
        done: (reply) => 'results' in reply && done(reply.results),
        ...withForm(from, (message) => message),
      })
    },
  }
}
