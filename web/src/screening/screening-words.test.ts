import type { Question } from '@hearback/contract/jobs/screening.ts'
import { expect, test } from 'vitest'
import { answerText, neededText } from './screening-words.ts'

const asked = (part: Partial<Question>): Question => ({
  _id: 'q',
  kind: 'number',
  question: '?',
  required: false,
  ...part,
})

test.each([
  [{ kind: 'yes_no', answer: 'no' }, 'No'],
  [{ kind: 'one_of', answer: 'yes' }, 'yes'],
  [{ kind: 'number', answer: 0 }, '0'],
  [{ kind: 'number', answer: 1.1, unit: 'years' }, '1.1 years'],
  [{ kind: 'number', answer: 1250.5 }, '1,250.5'],
  [{ kind: 'date', answer: '2027-01-01' }, 'Jan 1, 2027'],
  [{ kind: 'text', answer: 'two\nlines' }, 'two\nlines'],
] as const)('the answer %o reads as %s', (answer, text) => {
  expect(answerText(answer, 'en-US')).toBe(text)
})

test.each([
  [{}, undefined],
  [{ kind: 'yes_no', needed: { options: ['yes'] } }, 'Yes'],
  [{ kind: 'one_of', needed: { options: ['A', 'B', 'C'] } }, 'A, B or C'],
  [{ needed: { min: 2 }, unit: 'years' }, 'at least 2 years'],
  [{ needed: { max: 0 } }, 'at most 0'],
  [{ needed: { min: 0, max: 2.5 } }, '0 to 2.5'],
  [{ kind: 'date', needed: { latest: '2027-01-01' } }, 'Jan 1, 2027 or earlier'],
  [{ kind: 'date', needed: { earliest: '2027-01-01' } }, 'Jan 1, 2027 or later'],
] as const)('the need of %o reads as %s', (part, text) => {
  expect(neededText(asked(part as Partial<Question>), 'en-US')).toBe(text)
})
