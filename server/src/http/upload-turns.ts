import { AppError } from '../errors.ts'

/** An upload is held in memory, for a moment twice over: so many bound what all of them need. */
const atOnce = 6
/** Nobody takes all turns, however slowly they send. */
const ofOnePerson = 2

/** Does the work of one person's upload when it is its turn. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>

/**
 * Turns for uploads, which wait unread until theirs comes, in the order of their arrival; at most 6 at a time and 2 of a
 * person. Throws unavailable after so many seconds.
 */
export function uploadTurns({ waitSeconds = 30 } = {}): InTurn {
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
        reject(new AppError('unavailable', { message: 'Many files are sent at the moment. Please try again shortly.' }))
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
