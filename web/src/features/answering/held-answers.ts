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

/** Applications whose step someone else took first, as the user was told: the next step is deliberate. */
const informed = new Set<string>()

/** The latest step that the user has seen, so that the server refuses one that crosses the step of a colleague. */
const lastStepOf = ({ history }: Pick<Answerable, 'history'>) => history?.at(-1)?.at

const lastStepsOf = (applications: readonly Applicant[]) => {
  const lastStepsAt = applications.flatMap((application) => lastStepOf(application) ?? [])
  return lastStepsAt.length === applications.length ? { lastStepsAt } : {}
}

/** Holds answers for ten seconds, in which they can be undone; their applications show the new state immediately. */
export function useHeldAnswers() {
  const client = useQueryClient()
  const after = () => fetchAnew(client)
  return {
    step({ application, body, told, from }: HeldStep) {
      const who = nameOf(application.applicant)
      const changes = new Map([[application._id, shownAs(body.newStatus)]])
      const lastStepAt = informed.has(application._id) ? undefined : lastStepOf(application)
      const restored = restoreForm(from, (message) => ({ of: (name) => t.stepFailed(name, message), names: [who] }))
      holdAct({
        request: { kind: 'step', input: { params: { id: application._id }, body: { ...body, lastStepAt } } },
        who,
        show: () => holdChanges(client, ROOTS, changes),
        done() {
          informed.delete(application._id)
          toast({ text: { of: told, names: [who] } })
        },
        after,
        undone: restored.undone,
        failed(message, code) {
          if (code === 'step_not_allowed') informed.add(application._id)
          restored.failed(message)
        },
      })
    },
    many({ applications, body, done, from }: HeldBulk) {
      const { newStatus } = body
      const possible = applications.filter(({ nextSteps }) => nextSteps.includes(newStatus))
      const changes = new Map(possible.map(({ _id }) => [_id, shownAs(newStatus)]))
      holdAct({
        request: { kind: 'many', input: { body: { ...body, ...lastStepsOf(applications) } } },
        who: t.personCount(applications.length),
        show: () => holdChanges(client, ROOTS, changes),
        done: (reply) => 'results' in reply && done(reply.results),
        after,
        ...restoreForm(from, (message) => message),
      })
    },
  }
}
