import type { Language } from '@hearback/contract/values/languages.ts'
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One interview in the calendar of one of its two people. */
export interface CalendarEntry {
  interviewId: string
  /** Orders what calendars receive about the same interview. */
  revision: number
  start: Date
  minutes: number
  summary: string
  location: string
  description: string
  /** The reader; the other person's address is none of their business. */
  attendee: string
  organizer: { name: string; email: string }
  /** A host, that makes the id of the event unique in the world. */
  domain: string
  /** Takes the event out of the calendar again. */
  calledOff: boolean
  language: Language
}

/** The entry as a calendar file (RFC 5546): times in UTC, the same UID at each change. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Hearback', product: 'Interviews', language: entry.language.toUpperCase() },
    method: entry.calledOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const event = calendar.createEvent({
    id: `${entry.interviewId}@${entry.domain}`,
    sequence: Math.max(0, entry.revision - 1),
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
