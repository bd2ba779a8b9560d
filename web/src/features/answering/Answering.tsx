import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { type ReactNode, useState } from 'react'
import { APPLICANT_STATUS_WORDS, nameOf } from '../../domain/hiring-words.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { Answerable } from './answerable.ts'
import { useTakeStep } from './answering.mutations.ts'
import { BulkForm, type BulkResult } from './BulkForm.tsx'
import { BulkResults } from './BulkResults.tsx'
import { InviteForm } from './InviteForm.tsx'
import { RejectForm } from './RejectForm.tsx'

interface Answers {
  /** Takes a step, after asking for its details in a dialog. */
  take: (application: Answerable, to: ApplicationStatus) => void
  /** Opens the form for one answer to many; `done` runs once it was sent. */
  takeMany: (applications: readonly Applicant[], done: () => void) => void
}

type Asked =
  | { kind: 'reject' | 'offer' | 'invite'; application: Answerable }
  | { kind: 'many'; applications: readonly Applicant[]; done: () => void; results?: BulkResult[] }

const KINDS: Partial<Record<ApplicationStatus, 'reject' | 'offer' | 'invite'>> = {
  rejected: 'reject',
  offered: 'offer',
  interview: 'invite',
}

interface AnsweringProps {
  children: (answers: Answers) => ReactNode
  /** Renders the form of an offer; provided by the page. */
  offer: (application: Answerable, onClose: () => void) => ReactNode
}

/** Provides the dialogs for steps to any list of applications. */
export function Answering({ children, offer }: AnsweringProps) {
  const [asked, setAsked] = useState<Asked>()
  const { mutate } = useTakeStep()
  const take = (application: Answerable, to: ApplicationStatus) => {
    const kind = KINDS[to]
    if (kind) return setAsked({ kind, application })
    mutate(
      { application, body: { newStatus: to } },
      {
        onSuccess: () => toast({ text: { of: (name) => toldOf(name, to), names: [nameOf(application.applicant)] } }),
        onError: ({ message }) =>
          toast({ text: { of: (name) => t.stepFailed(name, message), names: [nameOf(application.applicant)] } }),
      },
    )
  }
  return (
    <>
      {children({ take, takeMany: (applications, done) => setAsked({ kind: 'many', applications, done }) })}
      <Dialog
        opened={asked !== undefined}
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
  if (asked.kind === 'invite') return <InviteForm application={asked.application} onClose={close} />
  if (asked.kind !== 'many') {
    const { kind, application } = asked
    return kind === 'offer' ? offer(application, close) : <RejectForm application={application} onClose={close} />
  }
  const { applications, results, done } = asked
  if (results) return <BulkResults applications={applications} results={results} onClose={close} />
  const show = (given: BulkResult[]) => {
    change({ ...asked, results: given })
    done()
  }
  return <BulkForm applications={applications} onClose={close} onResults={show} />
}

const toldOf = (name: string, to: ApplicationStatus) =>
  to === 'viewed'
    ? t.viewedDone(name)
    : to === 'shortlisted'
      ? t.shortlistedDone(name)
      : `${name}: ${APPLICANT_STATUS_WORDS[to]}.`

function titleOf(asked: Asked): string {
  if (asked.kind === 'many') return asked.results ? t.resultsTitle : t.bulkTitle(asked.applications.length)
  const name = nameOf(asked.application.applicant)
  return { reject: t.reject(name), offer: t.offerTitle(name), invite: t.invite(name) }[asked.kind]
}
