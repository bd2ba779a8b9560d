import { refusals } from '@hearback/texts/es/refusals.ts'
import { describe, expect, test } from 'vitest'
import {
  fillMergeFields,
  greetingName,
  hasMergeFields,
  knownMergeFields,
  unfillMergeFields,
  unknownMergeField,
} from './merge-fields.ts'
import { text } from './primitives.ts'

const values = { firstName: 'Ana', jobTitle: 'Night baker', company: 'Crust' }
const filled = (template: string, change: Partial<typeof values> = {}) =>
  fillMergeFields(template, { ...values, ...change })

describe('a merge field', () => {
  test.each([
    ['Hi {firstName},', 'Hi Ana,'],
    ['{firstName}, {firstName} and {firstName}', 'Ana, Ana and Ana'],
    ['Hi {{firstName}},\n\n{company}\n', 'Hi Ana,\n\nCrust\n'],
    ['{ First_Name } for {job title}{COMPANY}', 'Ana for Night bakerCrust'],
    ['No fields, {}, { }, {1}, {a: 1}, {\n}', 'No fields, {}, { }, {1}, {a: 1}, {\n}'],
  ])('of %j is filled', (template, expected) => {
    expect(filled(template)).toBe(expected)
  })

  test.each([
    ['{company}', 'Hi {company}, Crust'],
    ['{{jobTitle}}', 'Hi {{jobTitle}}, Crust'],
    ['$&$1$`', 'Hi $&$1$`, Crust'],
    ['Ana\\n', 'Hi Ana\\n, Crust'],
  ])('with the value %j is not expanded again', (firstName, expected) => {
    expect(filled('Hi {firstName}, {company}', { firstName })).toBe(expected)
  })

  test('whose value ends in a period ends the sentence once', () => {
    expect(filled('Thanks from {company}.', { company: 'Crust Inc.' })).toBe('Thanks from Crust Inc.')
    expect(filled('Thanks from {company}...', { company: 'Crust Inc.' })).toBe('Thanks from Crust Inc....')
  })

  test.each([
    ['Hi {firstName},\n\nThanks.', 'Hi,\n\nThanks.'],
    ['Hola, {firstName}:', 'Hola:'],
    ['¡Hola, {firstName}!', '¡Hola!'],
    ['{firstName}, thank you.', 'Thank you.'],
    ['{firstName},\n\nthank you.', 'Thank you.'],
    ['Hello.\n{firstName}: welcome', 'Hello.\nWelcome'],
    ['Thanks, {firstName}, for applying.', 'Thanks for applying.'],
    ['Thanks {firstName} for applying.', 'Thanks for applying.'],
    ['Thank you, {firstName}.', 'Thank you.'],
    ['We read {firstName}’s letter.', 'We read letter.'],
    ['{firstName}', ''],
  ])('without a value leaves a sentence: %j', (template, expected) => {
    expect(filled(template, { firstName: '' })).toBe(expected)
  })

  test('that is unknown remains, and is named', () => {
    expect(filled('Dear {lastName}, {firstName}')).toBe('Dear {lastName}, Ana')
    expect(unknownMergeField('Hi {firstName}, {lastName} {salary}')).toBe('{lastName}')
    expect(unknownMergeField('Hi {firstName} {} {1} {a: b}')).toBeUndefined()
    expect(hasMergeFields('Hi {lastName}')).toBe(false)
    const [issue] = text().check(knownMergeFields).safeParse('Hi {last name}').error?.issues ?? []
    expect(issue?.message).toBe('We don’t know {last name}. Use {firstName}, {jobTitle} or {company}')
    expect(refusals.ofSentence(issue?.message ?? '')).toBe(
      'No conocemos {last name}. Usa {firstName}, {jobTitle} o {company}',
    )
  })
})

describe('a sent text that becomes a template', () => {
  const values = { firstName: 'Ana', jobTitle: 'Baker (night)', company: 'Bakers & Co.' }
  const unfilled = (text: string, changed = {}) => unfillMergeFields(text, { ...values, ...changed })

  test('has the fields of its values, every time they occur', () => {
    const text = 'Hi {firstName}, thanks. {company} needs a {jobTitle}. Best, {company}. Bye {firstName}'
    expect(unfilled(fillMergeFields(text, values))).toBe(text.replace('{company}. Bye', '{company} Bye'))
  })

  test.each([
    ['Anabel and Joana bake', {}, 'Anabel and Joana bake'],
    ['ana, ANA', {}, 'ana, ANA'],
    ['Ana’s rye', {}, '{firstName}’s rye'],
    ['¡Ana!', {}, '¡{firstName}!'],
    ['José', { firstName: 'Jos' }, 'José'],
    ['A baker at A', { firstName: 'A' }, 'A baker at A'],
    ['Ana Baker of Ana', { company: 'Ana Baker' }, '{company} of {firstName}'],
    ['李明，你好', { firstName: '李明' }, '{firstName}，你好'],
    ['🍞 at $1.00 C++', { company: 'C++', jobTitle: '$1.00' }, '🍞 at {jobTitle} {company}'],
    ['Hi {firstName}, Ana', {}, 'Hi {firstName}, {firstName}'],
    ['no values', { firstName: '', jobTitle: '', company: '' }, 'no values'],
  ])('keeps what is not a whole word of a value: %j', (text, changed, expected) => {
    expect(unfilled(text, changed)).toBe(expected)
  })
})

test.each([
  [' Ana  María ', 'Ana María'],
  ['José', 'José'],
  ['李', '李'],
  ['O’Neil-Smith Jr.', 'O’Neil-Smith Jr.'],
  ['{company}', '{company}'],
  ['-', ''],
  ['.', ''],
  ['n/a', ''],
  ['ana@example.com', ''],
  ['user123', ''],
  ['🙂', ''],
  [null, ''],
  [undefined, ''],
])('a greeting uses %j as %j', (firstName, expected) => {
  expect(greetingName(firstName)).toBe(expected)
})
