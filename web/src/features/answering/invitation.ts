import { type InterviewMode, InvitationForm } from '@hearback/contract/hiring/interviews.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { isoInstantIn, isSkipped } from '@hearback/contract/values/zones.ts'
import * as t from '@hearback/texts/web/answering.ts'
import * as z from 'zod/mini'
import { knownFieldsIn } from '../../templates/known-fields.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'

/** Form values of an invitation: slots in local times of `timeZone`; empty slots are not sent. */
export interface InvitationValues {
  message: string
  mode: z.infer<typeof InterviewMode>
  place: string
  timeZone: string
  minutes: number | string
  slots: string[]
}

export interface InvitingValues extends Record<string, unknown> {
  interviewInvitation: InvitationValues
}

export const emptyInvitation = (): InvitingValues => ({
  interviewInvitation: {
    message: '',
    mode: 'video',
    place: '',
    timeZone: deviceZone(),
    minutes: 30,
    slots: [],
  },
})

export const asSent = ({ interviewInvitation: { slots, timeZone, ...rest } }: InvitingValues) => ({
  interviewInvitation: {
    ...rest,
    timeZone,
    slots: slots.flatMap((local) => isoInstantIn(timeZone, local) ?? []),
  },
})

const message = z.refine<z.output<typeof InvitationForm>>(
  ({ slots, message: text }) => slots.length > 0 || text !== '',
  { error: t.inviteMessageRequired, path: ['message'] },
)
const address = z.refine<z.output<typeof InvitationForm>>(
  ({ slots, mode, place }) => slots.length === 0 || mode !== 'onsite' || place !== '',
  { error: t.invitePlaceRequired, path: ['place'] },
)

/** Local times skipped by daylight saving are rejected instead of moved. */
const Filled = z.custom<InvitingValues>().check(
  z.refine(({ interviewInvitation: { timeZone, slots } }) => !slots.some((local) => isSkipped(timeZone, local)), {
    error: t.slotSkippedByClock,
    path: ['interviewInvitation', 'slots'],
  }),
)

const Sent = z.object({ interviewInvitation: InvitationForm.check(message, address, knownFieldsIn('message')) })

/** Schema of the form, which validates the values as they will be sent. */
export const Inviting = z.pipe(
  Filled,
  z.pipe(
    z.transform((values: InvitingValues): z.input<typeof Sent> => asSent(values)),
    Sent,
  ),
)

/** As `Inviting`, with at least one slot. */
export const InvitingToTimes = z.pipe(
  z.custom<InvitingValues>().check(
    z.refine(({ interviewInvitation: { slots } }) => slots.length > 0, {
      error: t.slotsRequired,
      path: ['interviewInvitation', 'slots'],
    }),
  ),
  Inviting,
)

export const MOST_SLOTS = limits.interviewSlots
