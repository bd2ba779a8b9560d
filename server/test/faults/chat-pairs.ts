import { startChat } from '@hearback/contract/hiring/chat.ts'
import { callerAt } from '../app.ts'
import { anEmployer } from '../employer-factory.ts'
import type { Person } from '../factories.ts'
import { aSeeker } from '../seeker-factory.ts'
import type { RestartableDatabase } from './restartable-database.ts'

export interface Chat {
  readonly id: string
  readonly employer: Person
  readonly seeker: Person
}

/** `ofEach` employers and seekers, with a chat between each employer and each seeker. */
export async function chatPairs({ db }: RestartableDatabase, url: string, ofEach: number): Promise<Chat[]> {
  const means = { db, caller: (token?: string) => callerAt(url, token) }
  const employers = await Promise.all(Array.from({ length: ofEach }, () => anEmployer(means)))
  const seekers = await Promise.all(Array.from({ length: ofEach }, () => aSeeker(means)))
  const pairs = employers.flatMap((employer) => seekers.map((seeker) => ({ employer, seeker })))
  return Promise.all(
    pairs.map(async ({ employer, seeker }) => {
      const { data } = await employer.call(startChat, { body: { profileId: seeker._id } })
      return { id: data._id, employer, seeker }
    }),
  )
}
