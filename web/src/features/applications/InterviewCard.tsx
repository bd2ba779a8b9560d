import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { InterviewChange, Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { useState } from 'react'
import { type InterviewState, interviewStateOf, openSlots } from '../../domain/interview-state.ts'
import { startWords } from '../../domain/interview-times.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Facts } from '../../ui/Layout.tsx'
import { useNow } from '../../ui/now.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { LinkedLine } from '../../ui/text/LinkedText.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Application.module.css'
import { InterviewSlots } from './InterviewSlots.tsx'
import { OtherTimes } from './OtherTimes.tsx'
import { PickedTime } from './PickedTime.tsx'

const MODES: Record<Invitation['mode'], string> = { onsite: t.onSite, video: t.videoCall, phone: t.byPhone }

interface InterviewCardProps {
  application: Application & { interviewChanges?: readonly InterviewChange[] }
  company: string
}

/** The interview of an application: its message, its time or the slots to choose from, or that it was canceled. */
export function InterviewCard({ application, company }: InterviewCardProps) {
  const state = interviewStateOf(application, useNow())
  if (state.phase === 'none') return null
  return (
    <section className={c.interview} aria-label={t.interview}>
      <h2>{t.interview}</h2>
      {state.phase === 'canceled' ? (
        <Canceled change={state.change} company={company} />
      ) : (
        <Arranged key={state.invitation.slots.join()} application={application} company={company} state={state} />
      )}
    </section>
  )
}

type ArrangedState = Extract<InterviewState, { invitation: Invitation }>

function Arranged({ application, company, state }: InterviewCardProps & { state: ArrangedState }) {
  const [again, setAgain] = useState(false)
  const { invitation, phase, request } = state
  const open = openSlots(invitation, useNow())
  const isOver = phase === 'started' || phase === 'missed'
  const choosing = open.length > 0 && (phase === 'open' || (phase === 'booked' && again))
  return (
    <>
      {invitation.message && (
        <UserText as="blockquote" className={c.words}>
          {invitation.message}
        </UserText>
      )}
      {'slot' in state && (
        <PickedTime id={application._id} invitation={invitation} picked={state.slot} begun={isOver} />
      )}
      {phase === 'missed' && <Notice>{t.interviewMissedNote(company)}</Notice>}
      <Facts items={factsOf(invitation, company)} />
      {choosing && (
        <InterviewSlots
          application={application}
          invitation={invitation}
          open={open}
          onPicked={() => setAgain(false)}
          {...(phase === 'booked' && { onCancel: () => setAgain(false) })}
        />
      )}
      {phase === 'booked' && !choosing && open.length > 1 && (
        <div>
          <Button size="sm" onClick={() => setAgain(true)}>
            {t.interviewChangeTimeAction}
          </Button>
        </div>
      )}
      {phase === 'lapsed' && <Notice>{t.interviewSlotsPassed}</Notice>}
      {!isOver && invitation.slots.length > 0 && (
        <OtherTimes id={application._id} company={company} request={request} />
      )}
    </>
  )
}

function Canceled({ change: { slot, message }, company }: { change: InterviewChange; company: string }) {
  return (
    <>
      <p>
        <Sentence
          of={(name) =>
            slot ? t.interviewCanceledTime(name, startWords(slot, deviceZone())) : t.interviewCanceled(name)
          }
          names={[company]}
        />
      </p>
      {message && (
        <UserText as="blockquote" className={c.words}>
          {message}
        </UserText>
      )}
    </>
  )
}

const factsOf = ({ mode, minutes, place, slots }: Invitation, company: string) => [
  { term: t.how, value: slots.length ? t.minutes(MODES[mode], minutes) : null },
  {
    term: mode === 'onsite' ? t.where : mode === 'video' ? t.link : t.number,
    value: place ? (
      <LinkedLine text={place} />
    ) : mode === 'phone' && slots.length ? (
      <Sentence of={t.phoneUndecided} names={[company]} />
    ) : null,
  },
]
