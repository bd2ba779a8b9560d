import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ChosenUserType } from '../accounts/accounts.ts'
import { endpoints } from '../all.ts'
import { updateApplicationStatus } from '../hiring/applications.ts'
import { updateOfferStatus } from '../hiring/offers.ts'
import { EmploymentType } from '../jobs/jobs.ts'
import { choiceOf, matchChoice } from './choices.ts'

/** The choices within a schema, each with its parent schema. */
function* choicesIn(
  schema: z.core.$ZodType | undefined,
  around?: z.core.$ZodType,
): Generator<[z.ZodMiniEnum, z.core.$ZodType | undefined]> {
  if (schema instanceof z.ZodMiniEnum) yield [schema, around]
  const def: object = schema?._zod.def ?? {}
  for (const [name, part] of Object.entries(def)) {
    if (name === 'keyType') continue
    const parts = name === 'shape' ? Object.values(part) : [part].flat()
    for (const one of parts) if (one instanceof z.core.$ZodType) yield* choicesIn(one, schema)
  }
}

const forms = [...endpoints].flatMap(([name, { params, query, body }]) =>
  [params, query, body].map((form) => [name, form] as const),
)

test.each(forms.filter(([, form]) => form && [...choicesIn(form)].length > 0))(
  '%s takes its choices in any case',
  (_name, form) => {
    for (const [choice, around] of choicesIn(form)) {
      expect(around, choice.options.join()).toBeInstanceOf(z.ZodMiniPipe)
      for (const option of choice.options) {
        expect((around as z.ZodMiniPipe).parse(String(option).toUpperCase())).toBe(option)
      }
    }
  },
)

describe('a choice', () => {
  test.each(['full_time', 'Full time', 'FULL-TIME', 'fullTime', ' full  time '])('is read from %j', (word) => {
    expect(choiceOf(EmploymentType).parse(word)).toBe('full_time')
  })

  test.each(['', 'full', 'constructor', '__proto__', 'toString', 7, null, true, {}])('is not read from %j', (word) => {
    const { error } = choiceOf(EmploymentType).safeParse(word)
    expect(error?.issues[0]?.message).toMatch(/^Choose full time, part time/u)
    expect(matchChoice(EmploymentType.options, String(word))).toBeUndefined()
  })
})

test.each(['job seeker', 'job-seeker', 'job_seeker', 'JobSeeker', 'TALENT', ' talent '])(
  '%j looks for work',
  (word) => {
    expect(ChosenUserType.parse(word)).toBe('jobseeker')
  },
)
test.each(['HR', 'Employer', 'hr'])('%j hires', (word) => {
  expect(ChosenUserType.parse(word)).toBe('employer')
})
test.each(['admin', 'constructor', ''])('%j is no kind of account', (word) => {
  expect(ChosenUserType.safeParse(word).error?.issues[0]?.message).toBe('Choose employer or jobseeker')
})

describe('a status', () => {
  test('ignores case, and a rejected offer is a declined one', () => {
    expect(updateApplicationStatus.body.parse({ newStatus: 'Shortlisted' }).newStatus).toBe('shortlisted')
    expect(updateOfferStatus.body.parse({ status: 'Rejected' }).status).toBe('declined')
    expect(updateOfferStatus.body.parse({ status: 'ACCEPTED' }).status).toBe('accepted')
  })

  test('an unknown choice is rejected with the list of valid ones', () => {
    const said = (schema: z.ZodMiniType, value: object) => schema.safeParse(value).error?.issues[0]?.message
    expect(said(updateApplicationStatus.body, { newStatus: 'accepted' })).toBe(
      'Not a status of an application. Choose applied, viewed, shortlisted, interview, offered, hired, rejected, withdrawn, declined or expired',
    )
    expect(said(updateOfferStatus.body, { status: 'maybe' })).toContain('Choose pending, accepted, declined')
  })
})

test.each([false, '', null, undefined])('an invitation %j is none', (nothing) => {
  const form = { newStatus: 'shortlisted' as const, interviewInvitation: nothing }
  expect(updateApplicationStatus.body.parse(form as never).interviewInvitation ?? null).toBeNull()
})
