import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import type { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import type { Applicant, ApplicationStatus, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useQueryClient } from '@tanstack/react-query'
import { nameOf } from '../../domain/hiring-words.ts'
import { type ActForm, restoreForm } from '../../held-acts/act-form.ts'
import { holdChanges } from '../../held-acts/cached-records.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Answerable } from './answerable.ts'
import { fetchAnew } from './answering.mutations.ts'

interface HeldStep {
  application: Answerable
  body: InputOf<typeof updateApplicationStatus>['body']
  /** Toast once the server has confirmed. */
  told: (name: string) => string
  from?: ActForm
}

export type BulkBody = InputOf<typeof bulkUpdateStatus>['body']
export type BulkResult = ReplyOf<typeof bulkUpdateStatus>['results'][number]

interface HeldBulk {
  applications: readonly Applicant[]
  body: BulkBody
  done: (results: BulkResult[]) => void
  from: ActForm
}

const shownAs = (status: ApplicationStatus) => () => ({ status, nextSteps: [], overdue: false, awaitsAnswer: false })
const ROOTS = ['applications']

/** Holds answers for ten seconds, in which they can be undone; their applications show the new state immediately. */
export function useHeldAnswers() {
  const client = useQueryClient()
  const after = () => fetchAnew(client)
  return {
    step({ application, body, told, from }: HeldStep) {
      const who = nameOf(application.applicant)
      const changes = new Map([[application._id, shownAs(body.newStatus)]])
      holdAct({
        request: { kind: 'step', input: { params: { id: application._id }, body } },
        who,
        show: () => holdChanges(client, ROOTS, changes),
        done: () => toast({ text: { of: told, names: [who] } }),
        after,
        ...restoreForm(from, (message) => ({ of: (name) => t.stepFailed(name, message), names: [who] })),
      })
    },
    many({ applications, body, done, from }: HeldBulk) {
      const { newStatus } = body
      const possible = applications.filter(({ nextSteps }) => nextSteps.includes(newStatus))
      const changes = new Map(possible.map(({ _id }) => [_id, shownAs(newStatus)]))
      holdAct({
        request: { kind: 'many', input: { body } },
        who: t.personCount(applications.length),
        show: () => holdChanges(client, ROOTS, changes),
        done: (reply) => 'results' in reply && done(reply.results),
        after,
        ...restoreForm(from, (message) => message),
      })
    },
  }
}
