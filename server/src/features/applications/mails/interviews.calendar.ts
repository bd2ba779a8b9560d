import type { Language } from '@hearback/contract/values/languages.ts'
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, type ICalEvent, ICalEventStatus } from 'ical-generator'

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
  organizer: { name: string; email: string }
  /** A host name that makes the UID globally unique. */
  domain: string
}

interface Invited {
  /** The reader; the other person's email is not disclosed. */
  attendee: string
  /** Cancels the event. */
  calledOff: boolean
  language: Language
}

const calendarIn = (language: Language, method: ICalCalendarMethod) =>
  new ICalCalendar({
    prodId: { company: 'Hearback', product: 'Interviews', language: language.toUpperCase() },
    method,
  })

/** Renders a calendar file (RFC 5546) with times in UTC and the same UID at each change. */
export function calendarFile(entry: CalendarEntry, { attendee, calledOff, language }: Invited): string {
  const method = calledOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = calendarIn(language, method)
  const event = addEvent(calendar, entry, calledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
  event.createAttendee({ email: attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false })
  return calendar.toString()
}

/** Calendar programs that follow the file ask again after this time at the earliest. */
const refreshSeconds = 3_600

/**
 * Renders a calendar to subscribe to (RFC 7986). Its events have no attendees, for whom some programs would send answers, and their
 * time stamps stay the same, so that an unchanged calendar has the same bytes.
 */
export function calendarFeed(
  name: string,
  language: Language,
  entries: readonly (CalendarEntry & { createdAt: Date })[],
): string {
  const calendar = calendarIn(language, ICalCalendarMethod.PUBLISH).name(name).ttl(refreshSeconds)
  for (const entry of entries) addEvent(calendar, entry, ICalEventStatus.CONFIRMED).stamp(entry.createdAt)
  return calendar.toString()
}

const addEvent = (calendar: ICalCalendar, entry: CalendarEntry, status: ICalEventStatus): ICalEvent =>
  calendar.createEvent({
    id: `${entry.uid}@${entry.domain}`,
    sequence: entry.sequence,
    start: entry.start,
    end: new Date(entry.start.getTime() + entry.minutes * 60_000),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    organizer: entry.organizer,
    status,
  })
