import type { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AppError } from '../../domain/errors.ts'
import { checkStep, isAnswer, type Side, type Standing, stepsFor } from './applications.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const standing = (status: ApplicationStatus, change: Partial<Standing> = {}): Standing => ({
  status,
  statusChangedAt: daysAgo(1),
  now,
  rounds: 1,
  jobIsOpen: true,
  offerIsPending: false,
  ...change,
})
const content = { feedback: 'The dough needs more experience.', reasonCode: null, hasInvitation: false }
const refusal = (act: () => void): AppError | undefined => {
  try {
    act()
  } catch (error) {
    return error as AppError
  }
  return undefined
}

/** The table of specification 7, in the notation of the specification. */
const page: [from: ApplicationStatus, employer: string, seeker: string, system: string][] = [
  ['applied', 'viewed, shortlisted, interview, rejected', 'withdrawn', 'viewed, expired'],
  ['viewed', 'shortlisted, interview, offered, rejected', 'withdrawn', 'expired'],
  ['shortlisted', 'interview, offered, rejected', 'withdrawn', 'expired'],
  ['interview', 'interview, offered, rejected', 'withdrawn', ''],
  ['offered', 'rejected, interview', 'declined, withdrawn', 'hired'],
  ['rejected', 'shortlisted', '', ''],
  ['withdrawn', '', 'applied', ''],
  ['declined', '', 'applied', ''],
  ['expired', 'shortlisted, interview, offered, rejected', 'withdrawn', ''],
  ['hired', 'rejected', '', ''],
]
const statuses = page.map(([from]) => from)
const sides: Side[] = ['employer', 'seeker', 'system']
const legal = new Set(
  page.flatMap(([from, ...columns]) =>
    columns.flatMap((column, i) => column.split(', ').map((to) => `${sides[i]}: ${from} > ${to}`)),
  ),
)

describe('the transition table', () => {
  test.each(page)('from %s lets the employer: %s; the seeker: %s; itself: %s', (from, ...columns) => {
    const steps = sides.map((side) => stepsFor(standing(from), side).join(', '))
    expect(steps).toEqual(columns)
  })

  test('lets no one hire by a change of status', () => {
    for (const from of statuses) {
      expect(stepsFor(standing(from), 'employer')).not.toContain('hired')
      expect(stepsFor(standing(from), 'seeker')).not.toContain('hired')
    }
  })

  test('lets no one invite again while an offer waits for its answer', () => {
    expect(stepsFor(standing('offered', { offerIsPending: true }), 'employer')).toEqual(['rejected'])
    expect(stepsFor(standing('offered', { offerIsPending: true }), 'seeker')).toEqual(['declined', 'withdrawn'])
  })

  test('lets a rejection be taken back for 60 days', () => {
    expect(stepsFor(standing('rejected', { statusChangedAt: daysAgo(60) }), 'employer')).toEqual(['shortlisted'])
    expect(stepsFor(standing('rejected', { statusChangedAt: daysAgo(60.01) }), 'employer')).toEqual([])
  })

  test.each(['withdrawn', 'declined'] as const)('lets one apply once more after %s while the job is open', (from) => {
    expect(stepsFor(standing(from, { jobIsOpen: false }), 'seeker')).toEqual([])
    expect(stepsFor(standing(from, { rounds: 2 }), 'seeker')).toEqual([])
  })
})

describe('a step', () => {
  test('that the table lacks is refused with those it has', () => {
    const refused = refusal(() => checkStep(standing('applied'), 'employer', { ...content, to: 'offered' }))
    expect(refused).toMatchObject({
      code: 'step_not_allowed',
      detail: { allowed: ['viewed', 'shortlisted', 'interview', 'rejected'] },
    })
  })

  test.each([
    ['no feedback', { feedback: null }],
    ['19 characters', { feedback: 'x'.repeat(19) }],
    ['19 characters of two units each', { feedback: '🥖'.repeat(19) }],
  ])('of rejection with %s and no reason is refused', (_, change) => {
    const refused = refusal(() => checkStep(standing('viewed'), 'employer', { ...content, to: 'rejected', ...change }))
    expect(refused?.detail.fields).toHaveProperty('employerFeedback')
  })

  test.each([
    ['20 characters', { feedback: 'x'.repeat(20) }],
    ['a reason', { feedback: null, reasonCode: 'location' as const }],
  ])('of rejection with %s is taken', (_, change) => {
    expect(
      refusal(() => checkStep(standing('viewed'), 'employer', { ...content, to: 'rejected', ...change })),
    ).toBeUndefined()
  })

  test('from hired to rejected has the reason that the offer was rescinded, and only it has', () => {
    const reject = (from: ApplicationStatus, reasonCode: 'location' | 'offer_rescinded' | null, change: object = {}) =>
      refusal(() => checkStep(standing(from), 'employer', { ...content, to: 'rejected', reasonCode, ...change }))
    expect(reject('hired', 'offer_rescinded')).toBeUndefined()
    expect(reject('hired', 'offer_rescinded', { feedback: null })).toBeUndefined()
    for (const refused of [
      reject('hired', 'location'),
      reject('hired', null),
      reject('interview', 'offer_rescinded'),
    ]) {
      expect(refused?.detail.fields).toHaveProperty('reasonCode')
    }
  })

  test.each([
    ['interviewInvitation', 'employer', { to: 'shortlisted', hasInvitation: true }],
    ['reasonCode', 'employer', { to: 'shortlisted', reasonCode: 'location' }],
    ['employerFeedback', 'seeker', { to: 'withdrawn' }],
    ['interviewInvitation', 'seeker', { to: 'withdrawn', feedback: null, hasInvitation: true }],
  ] as const)('with %s where it does not belong, by the %s, is refused', (field, by, change) => {
    const refused = refusal(() => checkStep(standing('viewed'), by, { ...content, ...change }))
    expect(refused?.detail.fields).toHaveProperty(field)
  })
})

test('merely viewing is no answer, and only the employer answers', () => {
  expect(isAnswer('employer', 'viewed')).toBe(false)
  expect(isAnswer('employer', 'rejected')).toBe(true)
  expect(isAnswer('system', 'expired')).toBe(false)
  expect(isAnswer('seeker', 'withdrawn')).toBe(false)
})

test('the history is a legal path with one repeat at most after any attempts of both people and the clock', () => {
  const act = fc.record({
    by: fc.constantFrom<Side>('employer', 'seeker', 'system'),
    to: fc.constantFrom(...statuses),
    days: fc.nat(70),
    jobIsOpen: fc.boolean(),
    feedback: fc.constantFrom(null, 'short', content.feedback),
    reasonCode: fc.constantFrom(null, 'location' as const, 'offer_rescinded' as const),
    hasInvitation: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let current = standing('applied', { statusChangedAt: now })
      let repeats = 0
      for (const { by, days, jobIsOpen, ...step } of acts) {
        const before = { ...current, now: new Date(current.now.getTime() + days * 86_400_000), jobIsOpen }
        current = before
        if (refusal(() => checkStep(before, by, step))) continue
        expect(legal).toContain(`${by}: ${before.status} > ${step.to}`)
        if (step.to === 'rejected') expect(step.reasonCode ?? step.feedback).toMatch(/_|location|.{20}/)
        if (step.to === 'applied') repeats += 1
        current = { ...before, status: step.to, statusChangedAt: before.now, rounds: 1 + repeats }
      }
      expect(repeats).toBeLessThanOrEqual(1)
    }),
    { numRuns: 500 },
  )
})
