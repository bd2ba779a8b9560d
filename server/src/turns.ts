import { AppError } from './errors.ts'

/** Does one person's work when it is its turn. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>

interface Turns {
  readonly atOnce: number
  /** Nobody takes all turns, however slow they are. */
  readonly ofOnePerson: number
  /** What is said to those who waited in vain. */
  readonly busy: string
  readonly waitSeconds?: number
}

/**
 * Turns for costly work, which waits until its own comes, in the order of arrival; so many at a time and so many of a
 * person. Throws unavailable after so many seconds.
 */
export function turns({ atOnce, ofOnePerson, busy, waitSeconds = 30 }: Turns): InTurn {
  const active: string[] = []
  const waiting = new Set<{ person: string; start(): void }>()
  const isFree = (person: string) =>
    active.length < atOnce && active.filter((other) => other === person).length < ofOnePerson

  const turnOf = (person: string) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(late)
        waiting.delete(waiter)
        active.push(person)
        resolve()
      }
      const waiter = { person, start }
      const late = setTimeout(() => {
        waiting.delete(waiter)
        reject(new AppError('unavailable', { message: busy }))
      }, waitSeconds * 1_000)
      waiting.add(waiter)
      if (isFree(person)) start()
    })

  return async (person, work) => {
    await turnOf(person)
    try {
      return await work()
    } finally {
      active.splice(active.indexOf(person), 1)
      for (const waiter of waiting) if (isFree(waiter.person)) waiter.start()
    }
  }
}

/**
 * Searches of everybody: about as many at once as the database has processors. More would take as long in all, each of
 * them longer, and leave the processors to nobody else (decision 30).
 */
export const searchTurns = (atOnce: number): InTurn =>
  turns({
    atOnce,
    ofOnePerson: atOnce,
    waitSeconds: 10,
    busy: 'Many people search at the moment. Please try again shortly.',
  })

/** Uploads wait unread. One is held in memory, for a moment twice over: so many bound what all of them need. */
export const uploadTurns = ({ waitSeconds = 30 } = {}): InTurn =>
  turns({
    atOnce: 6,
    ofOnePerson: 2,
    waitSeconds,
    busy: 'Many files are sent at the moment. Please try again shortly.',
  })
