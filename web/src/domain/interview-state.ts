import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { InterviewChange, Invitation } from '@hearback/contract/hiring/interviews.ts'

type Arranged = Pick<Application, 'status' | 'interviewInvitation'> & {
  interviewChanges?: readonly InterviewChange[]
}

/** `open`: no time picked yet; `lapsed`: all offered times have passed; `started`: the picked time has come. */
export type InterviewState =
  | { phase: 'none' }
  | { phase: 'canceled'; change: InterviewChange }
  | { phase: 'message' | 'open' | 'lapsed'; invitation: Invitation; request?: InterviewChange | undefined }
  | {
      phase: 'booked' | 'started' | 'missed'
      invitation: Invitation
      slot: string
      request?: InterviewChange | undefined
    }

/** The state of the interview of an application in the status interview, at `now` in milliseconds. */
export function interviewStateOf(application: Arranged, now: number): InterviewState {
  const { interviewInvitation: invitation, interviewChanges: changes = [] } = application
  if (!invitation) {
    const canceled = changes.findLast(({ kind }) => kind === 'canceled')
    return canceled ? { phase: 'canceled', change: canceled } : { phase: 'none' }
  }
  const current = (kind: InterviewChange['kind']) => changes.find((change) => change.isCurrent && change.kind === kind)
  const { picked: slot, slots } = invitation
  const request = current('times_requested')
  if (slot) {
    const isOver = Date.parse(slot) <= now
    return { phase: isOver ? (current('no_show') ? 'missed' : 'started') : 'booked', invitation, slot, request }
  }
  if (slots.length === 0) return { phase: 'message', invitation, request }
  return { phase: openSlots(invitation, now).length > 0 ? 'open' : 'lapsed', invitation, request }
}

/** The offered slots in the future. */
export const openSlots = ({ slots }: Invitation, now: number): string[] =>
  slots.filter((slot) => Date.parse(slot) > now)
