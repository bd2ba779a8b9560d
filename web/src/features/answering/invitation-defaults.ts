import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { listInterviews } from '@hearback/contract/hiring/answering.ts'
import { getApplication } from '@hearback/contract/hiring/applications.ts'
import { addressText } from '@hearback/contract/values/place-text.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { emptyInvitation, type InvitingValues } from './invitation.ts'
import type { Busy } from './week-grid.ts'

type Invited = ReplyOf<typeof getApplication>['application']

/** The application with its job, to prefill an invitation. */
export const invitedApplication = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'detail', id],
    queryFn: ({ signal }) => call(getApplication, { params: { id } }, { signal }),
    select: ({ application }) => application,
  })

/** Times of the employer's upcoming interviews. */
export const bookedInterviews = queryOptions({
  queryKey: ['applications', 'interviews', 'booked'],
  queryFn: ({ signal }) => call(listInterviews, { query: { limit: 100 } }, { signal }),
  select: ({ interviews }) =>
    interviews.flatMap(({ applicant, interviewInvitation: invitation }): Busy[] =>
      invitation?.picked
        ? [{ start: Date.parse(invitation.picked), minutes: invitation.minutes, name: nameOf(applicant) }]
        : [],
    ),
})

/** The address of the job; empty for remote jobs. */
export const jobAddress = ({ jobDetails }: Invited): string =>
  jobDetails.workplace === 'remote' ? '' : (addressText(jobDetails.location) ?? '')

/** The current invitation without its times, else on site where the job is on site. */
export function prefilledInvitation(invited: Invited | undefined): InvitingValues {
  const empty = emptyInvitation().interviewInvitation
  if (!invited) return { interviewInvitation: empty }
  const { interviewInvitation: current, jobDetails } = invited
  if (current?.slots.length) {
    const { message, mode, place, minutes } = current
    return { interviewInvitation: { ...empty, message, mode, place, minutes } }
  }
  const isOnsite = jobDetails.workplace === 'onsite'
  return {
    interviewInvitation: { ...empty, mode: isOnsite ? 'onsite' : 'video', place: isOnsite ? jobAddress(invited) : '' },
  }
}
