import { decideChat, getChat, listChats, sendMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import { listOffersOfEmployer, type OfferStatus, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { getSeekerProfile, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { anOffer, shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const why = 'The new site opens a year later than planned.'

async function anOfferedOne() {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  return { hana, ana, id: await anOffer({ by: hana, to: ana }) }
}
const step = (who: Person, id: string, status: OfferStatus, reason?: string) =>
  who.call(updateOfferStatus, { params: { id }, body: { status, reason } })
const ringOf = async (viewer: Person, seeker: Person) =>
  (await viewer.call(getSeekerProfile, { params: { id: seeker._id } })).profile.ring

const write = async (who: Person, withWhom: Person) =>
  (
    await who.call(sendMessage, {
      body: {
        chatId: (await who.call(startChat, { body: { profileId: withWhom._id } })).data._id,
        content: 'When would it start?',
      },
    })
  ).data

describe('an offer that no one asked for', () => {
  const endings: [string, (hana: Person, ana: Person, id: string) => Promise<unknown>][] = [
    ['waits', async () => {}],
    ['is declined', (_hana, ana, id) => step(ana, id, 'declined', 'No, thank you.')],
    ['is withdrawn', (hana, _ana, id) => step(hana, id, 'withdrawn')],
    ['expires', (_hana, _ana, id) => shiftOffer(app, id, 8)],
    ['is superseded', (hana, ana, id) => anOffer({ by: hana, to: ana, supersedes: id })],
    ['comes with a message of the company', (hana, ana) => write(hana, ana)],
    ['is declined after a question', (hana, ana, id) => write(ana, hana).then(() => step(ana, id, 'declined'))],
  ]
  test.each(endings)('opens nothing when it %s', async (_, end) => {
    const { hana, ana, id } = await anOfferedOne()
    await end(hana, ana, id)
    expect(await ringOf(hana, ana)).toBe(1)
    const { offers } = await hana.call(listOffersOfEmployer, { params: { id: hana._id } })
    for (const { jobSeekerProfile: seen } of offers) {
      expect(seen).toMatchObject({ ring: 1, displayName: 'Ana R.' })
      expect(JSON.stringify(seen)).not.toContain('Ruiz')
    }
    for (const { text, subject } of app.mails.filter(({ to }) => to === hana.email)) {
      expect(`${subject} ${text}`).not.toContain('Ruiz')
    }
  })

  test('opens nothing by an earlier message of the seeker', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    await write(ana, hana)
    await anOffer({ by: hana, to: ana })
    expect(await ringOf(hana, ana)).toBe(1)
    await write(ana, hana)
    expect(await ringOf(hana, ana)).toBe(2)
  })

  test('of a seeker whose profile is not published stays without the full name', async () => {
    const { hana, ana } = await anOfferedOne()
    await ana.call(updateSeekerProfile, { params: { id: ana._id }, body: { published: false } })
    expect((await hana.call(listOffersOfEmployer, { params: { id: hana._id } })).offers).toMatchObject([
      { jobSeekerProfile: { displayName: 'Ana R.' } },
    ])
    await expect(ringOf(hana, ana)).toBeRefused('not_found')
  })
})

describe('the profile of somebody who got an offer', () => {
  test('opens half when they answer it with a message, to this company alone, until they decline', async () => {
    const { hana, ana, id } = await anOfferedOne()
    await write(ana, hana)
    expect([await ringOf(hana, ana), await ringOf(await anEmployer(app), ana)]).toEqual([2, 1])
    await step(ana, id, 'declined', 'No, thank you.')
    expect(await ringOf(hana, ana)).toBe(1)
    await anOffer({ by: hana, to: ana })
    expect(await ringOf(hana, ana)).toBe(1)
  })

  test('stays half open for 6 months after an answered offer expired', async () => {
    const { hana, ana, id } = await anOfferedOne()
    await write(ana, hana)
    await app.pool.query(`update offers set status = 'expired', status_changed_at = now() where id = $1`, [id])
    expect(await ringOf(hana, ana)).toBe(2)
    await shiftOffer(app, id, 190)
    expect(await ringOf(hana, ana)).toBe(1)
  })

  test('closes again when the offer is withdrawn', async () => {
    const { hana, ana, id } = await anOfferedOne()
    await step(hana, id, 'withdrawn')
    expect(await ringOf(hana, ana)).toBe(1)
  })

  test('closes again when they block the company', async () => {
    const { hana, ana } = await anOfferedOne()
    const { data: chat } = await ana.call(startChat, { body: { profileId: hana._id } })
    await ana.call(decideChat, { params: { chatId: chat._id }, body: { decision: 'block' } })
    expect(await ringOf(hana, ana)).toBe(1)
  })

  test('opens entirely by accepting, to this company alone, and half again when that is rescinded', async () => {
    const { hana, ana, id } = await anOfferedOne()
    await step(ana, id, 'accepted')
    expect(await ringOf(hana, ana)).toBe(3)
    expect(await ringOf(await anEmployer(app), ana)).toBe(1)
    await step(hana, id, 'rescinded', why)
    expect(await ringOf(hana, ana)).toBe(2)
    await shiftOffer(app, id, 190)
    expect(await ringOf(hana, ana)).toBe(1)
  })
})

describe('the chat of somebody who got an offer', () => {
  const start = async (by: Person, withWhom: Person) =>
    (await by.call(startChat, { body: { profileId: withWhom._id } })).data
  const say = (who: Person, chatId: string) => who.call(sendMessage, { body: { chatId, content: 'Hello.' } })
  const used = async () => (await app.pool.query('select meter, used from usage_counters order by meter')).rows

  test('is open to them immediately, and no request', async () => {
    const { hana, ana } = await anOfferedOne()
    const chat = await start(ana, hana)
    expect(chat).toMatchObject({ state: 'open', closed: null, awaitsDecision: false })
    for (let i = 0; i < 3; i++) await say(ana, chat._id)
    const { chat: seen } = await hana.call(getChat, { params: { chatId: chat._id } })
    expect(seen).toMatchObject({ awaitsDecision: false, closed: null })
    expect((await hana.call(listChats, { query: { filter: 'requests' } })).chats).toEqual([])
    expect(await used()).toEqual([{ meter: 'offers', used: 1 }])
  })

  test('that was a request opens with an offer', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const chat = await start(ana, hana)
    await say(ana, chat._id)
    await expect(say(ana, chat._id)).toBeRefused('chat_request_pending')
    await anOffer({ by: hana, to: ana })
    await say(ana, chat._id)
  })

  test('costs the company outreach all the same, and reopens nothing that was declined, until the offer is accepted', async () => {
    const { hana, ana, id } = await anOfferedOne()
    const chat = await start(hana, ana)
    expect(await used()).toEqual([
      { meter: 'offers', used: 1 },
      { meter: 'outreach', used: 1 },
    ])
    await say(hana, chat._id)
    await ana.call(decideChat, { params: { chatId: chat._id }, body: { decision: 'decline' } })
    await expect(say(hana, chat._id)).toBeRefused('chat_closed')
    await step(ana, id, 'accepted')
    await say(hana, chat._id)
  })
})
