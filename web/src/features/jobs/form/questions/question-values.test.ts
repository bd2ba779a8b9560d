import type { Question } from '@hearback/contract/jobs/screening.ts'
import { QuestionForm } from '@hearback/contract/jobs/screening.ts'
import { describe, expect, test } from 'vitest'
import { NEW_QUESTION, previewQuestions, readQuestions, sentQuestion, valuesOfQuestion } from './question-values.ts'

const shift: Question = {
  _id: '0196f0f0-0000-7000-8000-000000000001',
  kind: 'one_of',
  question: 'Which shift?',
  required: true,
  options: ['Early', 'Late'],
  needed: { options: ['Early'] },
}

describe('a question of the form', () => {
  test('is sent as it was stored', () => {
    expect(sentQuestion(valuesOfQuestion(shift))).toEqual(shift)
  })

  test('is sent without what another kind had', () => {
    const typed = { ...valuesOfQuestion(shift), unit: 'years', kind: 'number' as const }
    const sent = sentQuestion({ ...typed, needed: { ...typed.needed, min: 2 } })
    expect(sent).toEqual({
      _id: shift._id,
      kind: 'number',
      question: 'Which shift?',
      required: true,
      unit: 'years',
      needed: { min: 2, max: '' },
    })
    expect(QuestionForm.safeParse(sent).success).toBe(true)
  })

  test('keeps its options while another kind is chosen for a moment', () => {
    const typed = { ...valuesOfQuestion(shift), kind: 'yes_no' as const }
    expect(sentQuestion({ ...typed, kind: 'one_of' })).toEqual(shift)
  })

  test('drops empty lines, and needed options that were renamed', () => {
    const typed = { ...valuesOfQuestion(shift), options: ['Dawn', ' ', 'Late '] }
    expect(sentQuestion(typed)).toMatchObject({ options: ['Dawn', 'Late'], needed: { options: [] } })
  })
})

test('a draft of this device is read as it was kept, and an unreadable one is dropped', () => {
  const typed = [valuesOfQuestion(shift), NEW_QUESTION]
  expect(readQuestions(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  for (const broken of [
    undefined,
    'x',
    [null],
    [{}],
    [{ ...NEW_QUESTION, kind: 'file' }],
    [{ ...NEW_QUESTION, needed: [] }],
  ])
    expect(readQuestions(broken)).toBeUndefined()
})

describe('the preview of the job form', () => {
  test('shows questions as the job page will', () => {
    const { _id, ...shown } = shift
    expect(previewQuestions([valuesOfQuestion(shift)])).toEqual([{ _id: '0', ...shown }])
  })

  test('leaves out what is not filled in yet, or does not fit the kind', () => {
    const needed = { options: ['Early'], min: '2', max: 'many', earliest: '2027-02-30', latest: '2027-03-01' }
    const typed = { ...NEW_QUESTION, question: 'How long?', unit: 'years', options: ['Early', ' '], needed }
    const shown = (kind: Question['kind']) => {
      const [{ _id, ...question } = shift] = previewQuestions([{ ...typed, kind }])
      return question
    }
    const asked = { question: 'How long?', required: false }
    expect(previewQuestions([{ ...typed, question: ' \u200B' }])).toEqual([])
    expect(shown('yes_no')).toEqual({ kind: 'yes_no', ...asked })
    expect(shown('one_of')).toEqual({ kind: 'one_of', ...asked, options: ['Early'], needed: { options: ['Early'] } })
    expect(shown('number')).toEqual({ kind: 'number', ...asked, unit: 'years', needed: { min: 2 } })
    expect(shown('date')).toEqual({ kind: 'date', ...asked, needed: { latest: '2027-03-01' } })
    expect(shown('text')).toEqual({ kind: 'text', ...asked })
  })
})
