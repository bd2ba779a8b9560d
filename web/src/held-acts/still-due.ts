import { type ApplicationStatus, getApplication } from '@hearback/contract/hiring/applications.ts'
import { listInvitableJobs } from '@hearback/contract/hiring/job-invitations.ts'
import { getOffer, listOffersOfEmployer } from '@hearback/contract/hiring/offers.ts'
import type { ApiError } from '../api/call.ts'
import { call } from '../api/call.ts'
import { toServerTime } from '../clock.ts'
import type { HeldRequest } from './held-requests.ts'

type NewOffer = Extract<HeldRequest, { kind: 'new-offer' }>['input']['body']

/** Applications of a bulk answer that are asked about, from either end of it, because the server may have stopped in it. */
const ASKED_AT_AN_END = 5

/**
 * Whether the server has not processed the request held at `heldAt` (device time in milliseconds), or not the whole of
 * it, and still can. Throws if that is unknown.
 */
export async function isStillDue(request: HeldRequest, heldAt: number): Promise<boolean> {
  switch (request.kind) {
    case 'step':
      return isStepDue(request.input.params.id, request.input.body.newStatus, heldAt)
    case 'many': {
      const { ids, newStatus } = request.input.body
      const asked = new Set([...ids.slice(0, ASKED_AT_AN_END), ...ids.slice(-ASKED_AT_AN_END)])
      const due = await Promise.all([...asked].map((id) => isStepDue(id, newStatus, heldAt)))
      return due.includes(true)
    }
    case 'offer':
      return isOfferStepDue(request.input)
    case 'new-offer':
      return isNewOfferDue(request.input.body, heldAt)
    case 'invite':
      return isInvitationDue(request.input.body)
    case 'no-show':
      return isNoShowDue(request.input.params.id)
    case 'cancel':
      return isCancellationDue(request.input.params.id, heldAt)
  }
}

/** The reply, or undefined if what it is about is gone. */
const ifThere = <T>(reply: Promise<T>): Promise<T | undefined> =>
  reply.catch(({ status }: ApiError) => {
    if (status !== 404) throw new Error('The state is unknown')
    return undefined
  })

const applicationOf = async (id: string) => (await ifThere(call(getApplication, { params: { id } })))?.application

async function isStepDue(id: string, newStatus: ApplicationStatus | string, heldAt: number): Promise<boolean> {
  const application = await applicationOf(id)
  if (!application) return false
  const { nextSteps, history } = application
  const isTaken = history.some(({ to, at }) => to === newStatus && isSince(at, heldAt))
  return nextSteps.some((step) => step === newStatus) && !isTaken
}

async function isOfferStepDue({ params, body }: Extract<HeldRequest, { kind: 'offer' }>['input']): Promise<boolean> {
  const reply = await ifThere(call(getOffer, { params }))
  return reply?.offer.nextSteps.some((step) => step === body.status) ?? false
}

/** The job is open, and the person was neither invited nor has applied. */
async function isInvitationDue({ person, job }: Extract<HeldRequest, { kind: 'invite' }>['input']['body']) {
  const reply = await ifThere(call(listInvitableJobs, { params: { person } }))
  return reply?.jobs.some((one) => one._id === job && one.invitedAt === null && !one.hasApplied) ?? false
}

/** False if an offer to the same person was sent since. */
async function isNewOfferDue({ hr, jobSeeker }: NewOffer, heldAt: number): Promise<boolean> {
  const reply = await ifThere(
    call(listOffersOfEmployer, { params: { id: hr }, query: { with: jobSeeker, limit: 100 } }),
  )
  return reply !== undefined && !reply.offers.some(({ createdAt }) => isSince(createdAt, heldAt))
}

async function isNoShowDue(id: string): Promise<boolean> {
  const application = await applicationOf(id)
  if (application?.status !== 'interview' || !application.interviewInvitation?.picked) return false
  return !application.interviewChanges.some(({ kind, isCurrent }) => kind === 'no_show' && isCurrent)
}

/** False if times were sent after the cancellation was held, which it would cancel instead. */
async function isCancellationDue(id: string, heldAt: number): Promise<boolean> {
  const application = await applicationOf(id)
  if (application?.status !== 'interview' || !application.interviewInvitation) return false
  return !application.history.some(({ to, at }) => to === 'interview' && isSince(at, heldAt))
}

const isSince = (at: string, deviceTime: number) => Date.parse(at) >= toServerTime(deviceTime)
