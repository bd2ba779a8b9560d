import * as z from 'zod/mini'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { Instant, InstantInput, optionalLine, optionalText, TimeZone, text, wholeNumber } from '../values/primitives.ts'
import { readLegacyInvitation } from './legacy-invitations.ts'

export const InterviewMode = z.enum(['onsite', 'video', 'phone'], 'Choose onsite, video or phone')

const messageAlone = z.pipe(
  text(),
  z.transform((message: string) => ({
    message,
    mode: 'video' as const,
    place: '',
    timeZone: 'UTC',
    minutes: 30,
    slots: [],
  })),
)

/** Up to 5 slots; a plain string is accepted as the message (product.md section 6.8). */
export const InvitationForm = z.object({
  message: z._default(optionalText(), ''),
  mode: z._default(choiceOf(InterviewMode), 'video'),
  place: z._default(optionalLine(500), ''),
  timeZone: z._default(TimeZone, 'UTC'),
  minutes: z._default(wholeNumber(5, 480), 30),
  slots: z._default(
    z.array(InstantInput).check(z.maxLength(limits.interviewSlots, `At most ${limits.interviewSlots} times`)),
    [],
  ),
})
const readInvitation = (value: unknown) => readLegacyInvitation(value) as string | z.input<typeof InvitationForm>
/** Also accepts the legacy form with `date`, `time` and `location` (`readLegacyInvitation`). */
export const InvitationInput = z.pipe(
  z.transform(readInvitation) as unknown as z.ZodMiniType<
    string | z.input<typeof InvitationForm>,
    string | z.input<typeof InvitationForm>
  >,
  z.union([messageAlone, InvitationForm], 'Enter a message, or times to choose from'),
)
export type InvitationForm = z.output<typeof InvitationForm>

export const Invitation = z.object({
  message: z.string(),
  mode: InterviewMode,
  place: z.string(),
  timeZone: z.string(),
  minutes: z.number(),
  slots: z.array(Instant),
  picked: z.nullable(Instant),
})
export type Invitation = z.infer<typeof Invitation>

/**
 * A change of an invitation. `slot` is the time that was picked, canceled or missed; `isCurrent` tells whether the
 * invitation still holds.
 */
export const InterviewChange = z.object({
  kind: z.enum(['picked', 'times_requested', 'canceled', 'no_show']),
  by: z.enum(['employer', 'seeker', 'system']),
  at: Instant,
  slot: z.nullable(Instant),
  message: z.string(),
  isCurrent: z.boolean(),
})
export type InterviewChange = z.infer<typeof InterviewChange>
