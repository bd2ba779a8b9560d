/** The latest step of an application or offer besides views, and the names in it. */
export interface LatestStep {
  readonly to: string
  readonly by: string
  readonly actorId: string | null
  /** First name of the member who acted; null for others, and for members without one. */
  readonly actorName: string | null
  readonly seekerName: string
}

/** The reader of a refusal. */
export interface Reader {
  readonly userId: string
  readonly side: 'employer' | 'seeker'
}

/**
 * Names the member of the company who acted: the reader, a colleague by first name, or the company for job seekers.
 */
function actorOf({ actorId, actorName }: Pick<LatestStep, 'actorId' | 'actorName'>, reader: Reader): string {
  if (actorId === reader.userId) return 'You'
  return reader.side === 'seeker' ? 'The company' : actorName || 'A colleague'
}

/** Says who acted first on an application, and how; undefined for steps that do not conflict. */
export function firstAnswer(step: LatestStep, reader: Reader): string | undefined {
  if (step.by === 'employer') return employersAnswer(step, reader)
  if (reader.side === 'seeker') return step.by === 'seeker' ? ownSteps[step.to] : byTheClock[step.to]
  const name = step.seekerName || 'The applicant'
  const acts: Record<string, string> = {
    withdrawn: `${name} withdrew the application first.`,
    declined: `${name} declined the offer first.`,
    hired: `${name} accepted the offer first.`,
  }
  return acts[step.to] ?? byTheClock[step.to]
}

function employersAnswer(step: LatestStep, reader: Reader): string | undefined {
  const actor = actorOf(step, reader)
  const person = reader.side === 'seeker' ? 'you' : step.seekerName || 'the applicant'
  if (step.to === 'interview') return `${actor} already invited ${person} to an interview.`
  if (step.to === 'offered') return `${actor} already made ${person} an offer.`
  const label = labels[step.to]
  return label && (actor === 'You' ? `You already answered this: ${label}.` : `${actor} answered this first: ${label}.`)
}

const labels: Record<string, string> = { shortlisted: 'Shortlisted', rejected: 'Not selected' }
const ownSteps: Record<string, string> = {
  withdrawn: 'You already withdrew this application.',
  declined: 'You already declined this offer.',
}
const byTheClock: Record<string, string> = { expired: 'The time to answer ran out first.' }
