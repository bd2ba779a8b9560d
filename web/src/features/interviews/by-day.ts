import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { readerDates } from '../../ui/text/reader-dates.ts'

export interface Day {
  /** "Sunday, November 22". */
  name: string
  interviews: Applicant[]
}

const dayName = (instant: string, timeZone?: string) =>
  new Intl.DateTimeFormat(readerDates(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).format(new Date(instant))

export const pickedOf = ({ interviewInvitation }: Pick<Applicant, 'interviewInvitation'>) =>
  interviewInvitation?.picked ?? null

/** Groups scheduled interviews by day, soonest first, in the given time zone or the device's. */
export function byDay(interviews: readonly Applicant[], timeZone?: string): Day[] {
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
