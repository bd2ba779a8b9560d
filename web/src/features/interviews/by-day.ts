import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import { readerDates } from '../../ui/text/reader-dates.ts'

/** An interview of the list. It has changes only while its cancellation is held. */
export type ListedInterview = Applicant & { interviewChanges?: readonly InterviewChange[] }

export interface Day {
  /** "Sunday, November 22". */
  name: string
  interviews: ListedInterview[]
}

const dayName = (instant: string, timeZone?: string) =>
  new Intl.DateTimeFormat(readerDates(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).format(new Date(instant))

/** The picked time; of a canceled interview the one it had, so that its row stays in its place. */
export const pickedOf = ({
  interviewInvitation: invitation,
  interviewChanges: changes = [],
}: Pick<ListedInterview, 'interviewInvitation' | 'interviewChanges'>): string | null =>
  invitation ? invitation.picked : (changes.findLast(({ kind }) => kind === 'canceled')?.slot ?? null)

/** Groups scheduled interviews by day, soonest first, in the given time zone or the device's. */
export function byDay(interviews: readonly ListedInterview[], timeZone?: string): Day[] {
  const timed = interviews.flatMap((one) => {
    const at = pickedOf(one)
    return at ? [{ one, at }] : []
  })
  const days = Map.groupBy(
    timed.toSorted((a, b) => a.at.localeCompare(b.at)),
    ({ at }) => dayName(at, timeZone),
  )
  return [...days].map(([name, those]) => ({ name, interviews: those.map(({ one }) => one) }))
}
