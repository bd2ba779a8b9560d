import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import {
  getReviewChance,
  listEmployerReviews,
  listMyReviews,
  listReviewable,
  listSeekerReviews,
  replyAsEmployer,
} from '@hearback/contract/hiring/reviews.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { reportEmployerReview } from '@hearback/contract/trust/reports.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { employerReviews, seekerReviews, shiftReviews, twoWhoMet } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { repairRatings, runReviewClock } from './review-clock.service.ts'

const app = testApp()

type Act = 'seeker writes' | 'employer writes' | 'the clock runs' | number
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(fc.constantFrom<Act>('seeker writes', 'employer writes', 'the clock runs'), fc.integer({ min: 1, max: 15 })),
  { minLength: 2, maxLength: 7 },
)
type Side = 'seeker' | 'employer'
interface Written {
  ageInDays: number
  shown: boolean
}

const secret = { seeker: 'What Ana thinks.', employer: 'What Hana thinks.' } as const

/** Everything that a person sees of the two through calls about reviews. */
async function seenBy(reader: Caller, hana: Person, ana: Person) {
  const all = [
    reader.call(listEmployerReviews, { params: { id: hana._id } }),
    reader.call(listSeekerReviews, { params: { id: ana._id } }),
    reader.call(getEmployerProfile, { params: { id: hana._id } }),
    reader.call(getSeekerProfile, { params: { id: ana._id } }),
    reader.call(listReviewable),
    reader.call(listMyReviews),
    reader.call(getReviewChance, { params: { id: hana._id } }),
    reader.call(getReviewChance, { params: { id: ana._id } }),
    reader.call(listNotifications),
  ]
  return Promise.all(all.map((call) => call.catch((error: Error) => error.message)))
}

const shownAbout = async (reader: Caller, hana: Person, ana: Person) => ({
  seeker: (await reader.call(listEmployerReviews, { params: { id: hana._id } })).reviews.length,
  employer: (await reader.call(listSeekerReviews, { params: { id: ana._id } })).reviews.length,
})

test('no one learns of a review before both have written or 14 days have passed, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (story) => {
      const others = { nobody: app.caller(), otto: await anEmployer(app), bea: await aSeeker(app) }
      const stage: Stage = { ...(await twoWhoMet(app)), others, written: {} }
      await runReviewClock(app.deps)
      for (const act of story) {
        await perform(act, stage)
        for (const review of Object.values(stage.written)) review.shown ||= review.ageInDays >= 14
        await expectNoMoreThanIsShown(stage)
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 120_000)

interface Stage {
  hana: Person
  ana: Person
  others: Record<string, Caller>
  written: Partial<Record<Side, Written>>
}

async function perform(act: Act, stage: Stage): Promise<void> {
  if (typeof act === 'number') {
    await shiftReviews(app, act)
    for (const review of Object.values(stage.written)) review.ageInDays += act
  } else if (act === 'the clock runs') {
    await runReviewClock(app.deps)
    await repairRatings(app.deps)
  } else {
    await write(act === 'seeker writes' ? 'seeker' : 'employer', stage)
  }
}

async function expectNoMoreThanIsShown({ hana, ana, others, written }: Stage): Promise<void> {
  const shown = { seeker: written.seeker?.shown ?? false, employer: written.employer?.shown ?? false }
  expect(await shownAbout(hana, hana, ana)).toEqual({ seeker: Number(shown.seeker), employer: Number(shown.employer) })
  const hidden = (['seeker', 'employer'] as const).filter((side) => written[side] && !shown[side])
  for (const reader of [hana, ana, ...Object.values(others)]) {
    const secrets = hidden.filter((side) => reader !== (side === 'seeker' ? ana : hana)).map((side) => secret[side])
    if (secrets.length === 0) continue
    const seen = JSON.stringify(await seenBy(reader, hana, ana))
    for (const text of secrets) expect(seen).not.toContain(text)
  }
}

/** Writes a review once. A hidden review must not change anything that other people see. */
async function write(side: Side, { hana, ana, others, written }: Stage): Promise<void> {
  const other: Side = side === 'seeker' ? 'employer' : 'seeker'
  const act = () =>
    side === 'seeker'
      ? seekerReviews(ana, hana, { comment: secret.seeker })
      : employerReviews(hana, ana, { comment: secret.employer })
  if (written[side]) {
    await expect(act()).toBeRefused('already_reviewed')
    return
  }
  const readers = [side === 'seeker' ? hana : ana, ...Object.values(others)]
  const before = await Promise.all(readers.map((reader) => seenBy(reader, hana, ana)))
  const review = await act()
  const counterpart = written[other]
  expect({ shown: review.shown, afterReading: review.afterReading }).toEqual({
    shown: counterpart !== undefined,
    afterReading: counterpart?.shown ?? false,
  })
  written[side] = { ageInDays: 0, shown: counterpart !== undefined }
  if (counterpart) counterpart.shown = true
  else expect(await Promise.all(readers.map((reader) => seenBy(reader, hana, ana)))).toEqual(before)
}

test('of two who write concurrently, each finds the other, and both are shown', async () => {
  for (let round = 0; round < 5; round++) {
    const { hana, ana } = await twoWhoMet(app)
    await Promise.all([seekerReviews(ana, hana), employerReviews(hana, ana)])
    expect(await shownAbout(hana, hana, ana)).toEqual({ seeker: 1, employer: 1 })
  }
})

test('a review that waits can be neither answered nor reported, and no one is told that it is there', async () => {
  const { hana, ana } = await twoWhoMet(app)
  const { _id: id } = await seekerReviews(ana, hana)
  const nothing = '01890000-0000-7000-8000-000000000000'
  const answers = (id: string) =>
    Promise.all(
      [
        hana.call(replyAsEmployer, { params: { id }, body: { comment: 'Thank you.' } }),
        hana.call(reportEmployerReview, { params: { id }, body: { reason: 'spam' } }),
      ].map((call) => call.catch((error: Error) => error.message)),
    )
  expect(await answers(id)).toEqual(await answers(nothing))
})

test('a year later a review waits again for the other’s next one, and not for the one of last year', async () => {
  const { hana, ana } = await twoWhoMet(app)
  await seekerReviews(ana, hana)
  await employerReviews(hana, ana)
  await shiftReviews(app, 370)
  expect(await seekerReviews(ana, hana)).toMatchObject({ shown: false, afterReading: false })
  expect(await employerReviews(hana, ana)).toMatchObject({ shown: true, afterReading: false })
})

test('the text and the stars of a review never change, and its time never moves back', async () => {
  const { hana, ana } = await twoWhoMet(app)
  const { _id } = await seekerReviews(ana, hana)
  for (const change of ['rating = 5', `comment = 'Better.'`, `shown_from = shown_from + interval '1 second'`]) {
    await expect(app.pool.query(`update reviews set ${change} where id = $1`, [_id])).rejects.toThrow(
      'cannot be changed',
    )
  }
})
