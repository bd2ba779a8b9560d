import { startChat } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { Refusal, testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { aChat, decide, say } from '../../../../test/chat-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

const start = (by: Person, other: Person) => by.call(startChat, { body: { profileId: other._id } })
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.body : error),
  )
/** The use of a meter by period. */
async function used(meter: string, { _id }: Person): Promise<number[]> {
  const { rows } = await app.pool.query<{ used: number }>(
    'select used from usage_counters where meter = $1 and user_id = $2 order by period',
    [meter, _id],
  )
  return rows.map((row) => row.used)
}
const firstOfNextMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
}
const tomorrow = () => new Date(Math.floor(Date.now() / 86_400_000 + 1) * 86_400_000).toISOString()

describe('outreach', () => {
  test('that is used up says how much there was, and when there is more', async () => {
    const hana = await anEmployer(app)
    for (let i = 0; i < 5; i++) await start(hana, await aSeeker(app))
    const refusal = await refusalOf(start(hana, await aSeeker(app)))
    expect(refusal).toMatchObject({ code: 'outreach_limit_reached', limit: 5, used: 5, resetsAt: firstOfNextMonth() })
    expect(await used('outreach', hana)).toEqual([5])
  })

  test('comes back once when the seeker accepts and answers, however often and concurrently', async () => {
    const { chatId, by, other } = await aChat(app)
    await start(by, await aSeeker(app))
    await say(by, chatId, 'We like your profile.')
    expect(await used('outreach', by)).toEqual([2])
    const acts = Array.from({ length: 10 }, (_, i) =>
      i % 2 ? decide(other, chatId, 'accept') : say(other, chatId, `Hello ${i}`),
    )
    await Promise.all(acts)
    expect(await used('outreach', by)).toEqual([1])
    await decide(other, chatId, 'accept')
    await say(other, chatId, 'Still here.')
    expect(await used('outreach', by)).toEqual([1])
  })

  test('comes back to the month in which it was used', async () => {
    const { chatId, by, other } = await aChat(app)
    await app.pool.query(`update usage_counters set period = (period - interval '1 month')::date`)
    await app.pool.query(`update chats set outreach_month = (outreach_month - interval '1 month')::date`)
    await start(by, await aSeeker(app))
    expect(await used('outreach', by)).toEqual([1, 1])
    await say(other, chatId, 'Hello.')
    expect(await used('outreach', by)).toEqual([0, 1])
  })

  test('does not come back when the seeker declines or blocks, or applies', async () => {
    const hana = await anEmployer(app)
    for (const decision of ['decline', 'block'] as const) {
      const { chatId, other } = await aChat(app, { by: hana })
      await decide(other, chatId, decision)
    }
    const { other } = await aChat(app, { by: hana })
    await anApplication(app, { by: other, to: await aJob(app, { by: hana }) })
    expect(await used('outreach', hana)).toEqual([3])
  })

  test('is not used where the chat cannot be started', async () => {
    const hana = await anEmployer(app)
    const hidden = await aSeeker(app, { published: false })
    expect(await refusalOf(start(hana, hidden))).toMatchObject({ code: 'not_found' })
    expect(await used('outreach', hana)).toEqual([])
  })

  test('is not used to answer a seeker who asked first', async () => {
    const { by, other } = await aChat(app, { by: await aSeeker(app), with: await anEmployer(app) })
    const { data } = await start(other, by)
    await say(other, data._id, 'You wanted to know?')
    expect(await used('outreach', other)).toEqual([])
  })
})

describe('a request', () => {
  test('too many a day says how many there are, and when there are more; concurrently or one after the other', async () => {
    const ana = await aSeeker(app)
    const companies = await Promise.all(Array.from({ length: 12 }, () => anEmployer(app)))
    const outcomes = await Promise.all(companies.map((company) => refusalOf(start(ana, company))))
    const refusals = outcomes.filter((refusal) => refusal !== undefined)
    expect(refusals).toHaveLength(7)
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'request_limit_reached', limit: 5, used: 5, resetsAt: tomorrow() })
    }
    expect(await used('chat_requests', ana)).toEqual([5])
  })

  test('is not counted to a company where one has applied, nor a second time to the same', async () => {
    const ana = await aSeeker(app)
    const [hana, otto] = [await anEmployer(app), await anEmployer(app)]
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    expect((await start(ana, hana)).data).toMatchObject({ state: 'open', closed: null })
    for (let i = 0; i < 3; i++) await start(ana, otto)
    expect(await used('chat_requests', ana)).toEqual([1])
  })

  test('is counted by the day: there are five more tomorrow', async () => {
    const ana = await aSeeker(app)
    for (let i = 0; i < 5; i++) await start(ana, await anEmployer(app))
    await app.pool.query(`update usage_counters set period = (period - interval '1 day')::date`)
    expect((await start(ana, await anEmployer(app))).data.state).toBe('request')
  })
})
