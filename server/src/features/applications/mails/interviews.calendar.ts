import type { Language } from '@hearback/contract/values/languages.ts'
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One interview in the calendar of one of its two people. */
export interface CalendarEntry {
  /** Stays the same when the interview is moved. */
  uid: string
  /** Increases with each update of the same event. */
  sequence: number
  start: Date
  minutes: number
  summary: string
  location: string
  description: string
  /** The reader; the other person's email is not disclosed. */
  attendee: string
  organizer: { name: string; email: string }
  /** A host name that makes the UID globally unique. */
  domain: string
  /** Cancels the event. */
  calledOff: boolean
  language: Language
}

/** Renders a calendar file (RFC 5546) with times in UTC and the same UID at each change. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Hearback', product: 'Interviews', language: entry.language.toUpperCase() },
    method: entry.calledOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const event = calendar.createEvent({
    id: `${entry.uid}@${entry.domain}`,
    sequence: entry.sequence,
    start: entry.start,
    end: new Date(entry.start.getTime() + entry.minutes * 60_000),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    organizer: entry.organizer,
    status: entry.calledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  event.createAttendee({ email: entry.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false })
  return calendar.toString()
}
