import type { Application, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import type { InterviewChange, Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { type InterviewState, interviewStateOf, openSlots } from '../../domain/interview-state.ts'
import { slotWords, timeInOtherZone } from '../../domain/interview-times.ts'
import { useNow, useOnDevice } from '../../ui/now.ts'
import { deviceZone, zoneWords } from '../../ui/text/device-zone.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { LinkedLine } from '../../ui/text/LinkedText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { InterviewActs } from './InterviewActs.tsx'
import c from './Interviews.module.css'
import { MODES } from './modes.ts'

interface Arranged extends Application {
  applicant: Parameters<typeof nameOf>[0]
  history: readonly HistoryEntry[]
  interviewChanges: readonly InterviewChange[]
  applicantTimeZone: string | null
}

interface InterviewPanelProps {
  application: Arranged
  onInvite: () => void
}

/** The interview of an application for the employer: its state, its times, and what can be done. */
export function InterviewPanel({ application, onInvite }: InterviewPanelProps) {
  const now = useNow()
  if (application.status !== 'interview') return null
  const state = interviewStateOf(application, now)
  const name = nameOf(application.applicant)
  const invited = application.history.findLast(({ to }) => to === 'interview')
  return (
    <section className={c.panel} aria-label={t.sectionLabel}>
      <h3>{titleOf(state, name)}</h3>
      <Times state={state} zone={application.applicantTimeZone} now={now} />
      {'invitation' in state && <Details invitation={state.invitation} />}
      {state.phase === 'open' && invited && (
        <p className={c.dim}>
          {t.toldLead(name)} <RelativeTime at={invited.at} />
        </p>
      )}
      {state.phase === 'canceled' && state.change.message && <p className={c.quote}>{state.change.message}</p>}
      {'request' in state && state.request && (
        <div>
          <p>{t.timesRequested(name)}</p>
          <p className={c.quote}>{state.request.message}</p>
        </div>
      )}
      <InterviewActs
        id={application._id}
        name={name}
        phase={state.phase}
        picked={'slot' in state ? state.slot : null}
        onInvite={application.nextSteps.includes('interview') ? onInvite : undefined}
      />
    </section>
  )
}

const TITLES: Record<InterviewState['phase'], (name: string) => string> = {
  none: () => t.noneTitle,
  message: () => t.invitedWithoutTimes,
  open: () => t.openTitle,
  lapsed: () => t.lapsedTitle,
  booked: () => t.bookedTitle,
  started: () => t.startedTitle,
  missed: (name) => t.missedTitle(name),
  canceled: () => t.canceledTitle,
}
const titleOf = ({ phase }: InterviewState, name: string) => TITLES[phase](name)

/** Times in the device's zone, then in the applicant's if their clock differs. */
function Times({ state, zone, now }: { state: InterviewState; zone: string | null; now: number }) {
  const own = useOnDevice() ? deviceZone() : 'UTC'
  const { slots, minutes } = timesOf(state, now)
  if (slots.length === 0) return null
  return (
    <>
      <ul className={c.times}>
        {slots.map((slot) => (
          <li key={slot}>
            <time dateTime={slot}>{slotWords(slot, minutes, own, 'short')}</time>
            {zone && <span className={c.dim}> {timeInOtherZone(slot, zone, own)}</span>}
          </li>
        ))}
      </ul>
      <p className={c.dim}>{t.timesInZone(zoneWords(own))}</p>
    </>
  )
}

function timesOf(state: InterviewState, now: number): { slots: readonly string[]; minutes: number } {
  if ('slot' in state) return { slots: [state.slot], minutes: state.invitation.minutes }
  if ('invitation' in state) return { slots: openSlots(state.invitation, now), minutes: state.invitation.minutes }
  const slot = state.phase === 'canceled' ? state.change.slot : null
  return { slots: slot ? [slot] : [], minutes: 0 }
}

function Details({ invitation: { mode, place, minutes, slots, message } }: { invitation: Invitation }) {
  return (
    <>
      {slots.length > 0 && (
        <p>
          {joinWithDots([MODES[mode], t.minutes(minutes)])}
          {place && (
            <>
              {': '}
              <LinkedLine text={place} />
            </>
          )}
        </p>
      )}
      {message && <p className={c.quote}>{message}</p>}
    </>
  )
}
