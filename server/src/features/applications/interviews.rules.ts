import type { InvitationForm } from '@hearback/contract/hiring/interviews.ts'
import { AppError, invalid } from '../../domain/errors.ts'

/**
 * Sorts the times of an invitation. Throws invalid_input for past or repeated times, and for an on-site interview
 * without a place. The link of a video call and the number of a phone call may follow later (specification 6.8).
 */
export function readInvitation(form: InvitationForm, now: Date): InvitationForm {
  const times = form.slots.map((slot) => new Date(slot).getTime()).toSorted((a, b) => a - b)
  if (times.some((time) => time <= now.getTime())) {
    throw invalid('interviewInvitation.slots', 'Offer times in the future')
  }
  if (new Set(times).size < times.length) throw invalid('interviewInvitation.slots', 'Offer each time only once')
  if (times.length > 0 && form.mode === 'onsite' && form.place === '') {
    throw invalid('interviewInvitation.place', 'Enter where the interview takes place')
  }
  if (times.length === 0 && form.message === '' && form.place === '') {
    throw invalid('interviewInvitation', 'Write a message or offer times to choose from')
  }
  return { ...form, slots: times.map((time) => new Date(time).toISOString()) }
}

export interface OfferedTimes {
  readonly slots: readonly Date[]
  readonly picked: Date | null
  readonly now: Date
}

/** Returns the chosen slot; it can be changed until the interview begins. Throws slot_not_offered. */
export function chooseSlot({ slots, picked, now }: OfferedTimes, wanted: string): Date {
  const slot = slots.find((offered) => offered.getTime() === new Date(wanted).getTime())
  if (!slot) throw new AppError('slot_not_offered')
  if (slot <= now) throw new AppError('slot_not_offered', { message: 'This time has passed. Ask for new times.' })
  if (picked && picked <= now) {
    throw new AppError('slot_not_offered', { message: 'The interview has already started. Ask for a new time.' })
  }
  return slot
}
