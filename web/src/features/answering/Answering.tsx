import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { type ReactNode, useState } from 'react'
import { APPLICANT_STATUS_WORDS, nameOf } from '../../domain/hiring-words.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { Answerable } from './answerable.ts'
import { useTakeStep } from './answering.mutations.ts'
import { BulkForm } from './BulkForm.tsx'
import { BulkResults } from './BulkResults.tsx'
import { type BulkResult, useHeldAnswers } from './held-answers.ts'
import { InviteForm } from './InviteForm.tsx'
import { RejectForm } from './RejectForm.tsx'

interface Answers {
  /** Takes a step, after asking for its details in a dialog. `taken` runs once it is held to be sent. */
  take: (application: Answerable, to: ApplicationStatus, taken?: () => void) => void
  takeMany: TakeMany
}

/** Opens the form for one answer to many; `done` runs once it is held to be sent, `undone` after an undo. */
export type TakeMany = (applications: readonly Applicant[], done: () => void, undone?: () => void) => void

type Asked =
  | { kind: 'reject' | 'offer' | 'invite'; application: Answerable; taken?: (() => void) | undefined }
  | { kind: 'many'; applications: readonly Applicant[]; done: () => void; undone?: (() => void) | undefined }
  | { kind: 'results'; applications: readonly Applicant[]; results: readonly BulkResult[] }

const KINDS: Partial<Record<ApplicationStatus, 'reject' | 'offer' | 'invite'>> = {
  rejected: 'reject',
  offered: 'offer',
  interview: 'invite',
}

interface AnsweringProps {
  children: (answers: Answers) => ReactNode
  /** Renders the form of an offer; provided by the page. */
  offer: (application: Answerable, onClose: () => void, onReopen: () => void) => ReactNode
}

/** Provides the dialogs for steps to any list of applications. */
export function Answering({ children, offer }: AnsweringProps) {
  const [asked, setAsked] = useState<Asked>()
  const { mutate } = useTakeStep()
  const held = useHeldAnswers()
  const take: Answers['take'] = (application, to, taken) => {
    const kind = KINDS[to]
    if (kind) return setAsked({ kind, application, taken })
    const names = [nameOf(application.applicant)]
    if (to !== 'viewed') {
      held.step({ application, body: { newStatus: to }, told: (name) => toldOf(name, to) })
      return taken?.()
    }
    mutate(
      { application, body: { newStatus: to } },
      {
        onSuccess: () => toast({ text: { of: t.viewedDone, names } }),
        onError: ({ message }) => toast({ text: { of: (name) => t.stepFailed(name, message), names } }),
      },
    )
  }
  const takeMany: TakeMany = (applications, done, undone) => setAsked({ kind: 'many', applications, done, undone })
  return (
    <>
      {children({ take, takeMany })}
      <Dialog
        opened={asked !== undefined}
        keepsInput
        onClose={() => setAsked(undefined)}
        title={asked ? titleOf(asked) : ''}
        size={560}
      >
        {asked && <Question asked={asked} change={setAsked} offer={offer} />}
      </Dialog>
    </>
  )
}

interface QuestionProps extends Pick<AnsweringProps, 'offer'> {
  asked: Asked
  change: (asked: Asked | undefined) => void
}

function Question({ asked, change, offer }: QuestionProps) {
  const close = () => change(undefined)
  const reopen = () => change(asked)
  if (asked.kind === 'results') return <BulkResults {...asked} onClose={close} />
  if (asked.kind === 'many') {
    const { applications, done, undone } = asked
    return (
      <BulkForm
        applications={applications}
        onClose={close}
        onHeld={done}
        onUndone={() => {
          undone?.()
          reopen()
        }}
        onShowResults={(results) => change({ kind: 'results', applications, results })}
      />
    )
  }
  const { kind, application, taken } = asked
  if (kind === 'offer') return offer(application, close, reopen)
  const Form = kind === 'invite' ? InviteForm : RejectForm
  return <Form application={application} onClose={close} onHeld={taken} onReopen={reopen} />
}

const toldOf = (name: string, to: ApplicationStatus) =>
  to === 'shortlisted' ? t.shortlistedDone(name) : `${name}: ${APPLICANT_STATUS_WORDS[to]}.`

function titleOf(asked: Asked): string {
  if (asked.kind === 'results') return t.resultsTitle
  if (asked.kind === 'many') return t.bulkTitle(asked.applications.length)
  const name = nameOf(asked.application.applicant)
  return { reject: t.reject(name), offer: t.offerTitle(name), invite: t.invite(name) }[asked.kind]
}
