import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './all.ts'
import { applyToJob } from './hiring/applications.ts'
import { clientEvents } from './hiring/chat-events.ts'
import { OfferForm } from './hiring/offers.ts'
import { JobForm } from './jobs/jobs.ts'
import { EmployerForm } from './people/employers.ts'
import { stringsIn } from './schema-strings.ts'
import { ContactForm } from './trust/contact.ts'
import { joinedText, TextList } from './values/primitives.ts'

/** Every control, space, default-ignorable and blank character of Unicode. */
const invisible = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((one) => /[\p{Cc}\p{Z}\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{1D159}]/u.test(one))

const problemOf = (schema: z.core.$ZodType, value: unknown) => z.core.safeParse(schema, value).error?.issues[0]?.message
const inputs = [
  ...[...endpoints].flatMap(([name, { params, query, body }]) => stringsIn([params, query, body], name)),
  ...Object.entries(clientEvents).flatMap(([name, schema]) => stringsIn(schema, name)),
]
/** Compared exactly and never displayed: passwords and client message ids. */
const exact = /\.(password|currentPassword|clientMessageId)$/u

describe('a text that must be given', () => {
  const required = inputs.filter(({ path, schema }) => problemOf(schema, '') !== undefined && !exact.test(path))

  test('applies to every input of these', () => {
    expect(required.length).toBeGreaterThan(60)
    expect(required.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['postJob.jobTitle', 'postJob.description', 'suspend.reason', 'sendMessage.content', 'signUp.phone'],
      ]),
    )
  })

  test('counts as missing if it has only invisible characters', () => {
    expect(invisible.length).toBeGreaterThan(4_000)
    const accepted = required.flatMap(({ path, schema }) =>
      invisible
        .filter((one) => problemOf(schema, one.repeat(25)) === undefined)
        .map((one) => `${path} U+${one.codePointAt(0)?.toString(16)}`),
    )
    expect(accepted).toEqual([])
  })
})

const hidden = '\u200b\u3164\u2800\u00ad'
test.each<[name: string, problem: string | undefined]>([
  ['firstName', problemOf(EmployerForm.shape.firstName, hidden)],
  ['businessName', problemOf(EmployerForm.shape.businessName, '\u3164')],
  ['jobTitle', problemOf(JobForm.shape.jobTitle, '\u2800')],
  ['description', problemOf(JobForm.shape.description, '\u200b\n\u200b')],
  ['name', problemOf(ContactForm.shape.name, hidden)],
])('a blank %s is asked for', (_name, problem) => {
  expect(problem).toBe('Please fill this in')
})

test('lists drop invisible entries, and offers made of them count as empty', () => {
  expect(z.parse(TextList, `baking,${hidden}, bread\u200b`)).toEqual(['baking', 'bread'])
  expect(z.parse(joinedText(100), ['lifting', hidden, 'standing'])).toBe('lifting, standing')
  const offer = { hr: crypto.randomUUID(), jobSeeker: crypto.randomUUID() }
  expect(problemOf(OfferForm, { ...offer, details: { title: hidden, message: '\u200b', benefits: [] } })).toBeDefined()
  expect(problemOf(OfferForm, { ...offer, details: hidden })).toBeDefined()
})

test('an optional text with only invisible characters is empty', () => {
  expect(z.parse(applyToJob.body, { applicationDescription: hidden })).toEqual({ applicationDescription: '' })
})
