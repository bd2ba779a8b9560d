interface LatestStep {
  readonly to: string
  readonly by: string
  readonly actorId: string | null
  /** First name of the member who acted; null for others, and for members without one. */
  readonly actorName: string | null
  readonly seekerName: string
}

interface Reader {
  readonly userId: string
  readonly side: 'employer' | 'seeker'
}

const actorOf = ({ actorName }: LatestStep, { side }: Reader) =>
  side === 'seeker' ? 'The company' : actorName || 'A colleague'

/**
 * Says who acted first on an offer, and how; undefined for steps of the reader and for those that do not conflict.
 */
export function firstOfferStep(step: LatestStep, reader: Reader): string | undefined {
  if (step.actorId === reader.userId) return undefined
  const actor = actorOf(step, reader)
  const name = step.seekerName || 'The applicant'
  const acts: Record<string, string> = {
    withdrawn: `${actor} withdrew this offer first.`,
    rescinded: `${actor} took this offer back first.`,
    superseded: `${actor} already sent a newer offer.`,
    accepted: `${name} accepted this offer first.`,
    declined: `${name} declined this offer first.`,
  }
  return acts[step.to]
}

/** Says which colleague already sent the offer; undefined if the reader did. */
export const firstOffer = (step: LatestStep, reader: Reader): string | undefined =>
  step.actorId === reader.userId
    ? undefined
    : `${actorOf(step, reader)} already sent this person an offer. Update it, or withdraw it first.`
