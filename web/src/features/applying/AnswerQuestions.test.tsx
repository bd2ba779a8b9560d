import type { Question } from '@hearback/contract/jobs/screening.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { AnswerQuestions, type Answers } from './AnswerQuestions.tsx'

const license: Question = {
  _id: 'a',
  kind: 'yes_no',
  question: 'Do you drive?',
  required: true,
  needed: { options: ['yes'] },
}
const years: Question = {
  _id: 'b',
  kind: 'number',
  question: 'How long?',
  required: false,
  unit: 'years',
  needed: { min: 2 },
}
const why: Question = { _id: 'c', kind: 'text', question: 'Why https://x.example?', required: false }

interface FormProps {
  questions: readonly Question[]
  onNext: () => void
  onChange: (answers: Answers) => void
}

function Form({ questions, onNext, onChange }: FormProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const change = (next: Answers) => {
    setAnswers(next)
    onChange(next)
  }
  return (
    <AnswerQuestions
      company="Wheels"
      questions={questions}
      answers={answers}
      onChange={change}
      areNew={false}
      onBack={() => undefined}
      onNext={onNext}
    />
  )
}

async function asked(...questions: Question[]) {
  const [onNext, onChange] = [vi.fn(), vi.fn()]
  await renderUi(<Form questions={questions} onNext={onNext} onChange={onChange} />)
  return { onNext, answers: () => onChange.mock.lastCall?.[0] }
}
const next = () => page.getByRole('button', { name: 'Continue' }).click()

test('a required question without an answer is named, takes the focus, and keeps the other answers', async () => {
  const { onNext } = await asked(license, years)
  await page.getByRole('textbox', { name: 'How long?' }).fill('3')
  await next()
  await expect.element(page.getByText('Answer this question')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'How long?' })).toHaveValue('3')
  expect(onNext).not.toHaveBeenCalled()
})

test('an answer that the job does not need is said immediately, and can be sent', async () => {
  const { onNext } = await asked(license)
  await page.getByRole('radio', { name: 'No' }).click()
  await expect.element(page.getByText(/The job needs: Yes\. You can still apply/)).toBeVisible()
  await next()
  expect(onNext).toHaveBeenCalledOnce()
})

test('zero is an answer, and a number is read as typed', async () => {
  const { onNext, answers } = await asked({ ...years, required: true })
  await page.getByRole('textbox', { name: 'How long?' }).click()
  await userEvent.keyboard('0')
  expect(answers()).toEqual({ b: 0 })
  await next()
  expect(onNext).toHaveBeenCalledOnce()
})

test('words instead of a number are refused, and nothing else is', async () => {
  const { onNext } = await asked(years)
  await page.getByRole('textbox', { name: 'How long?' }).fill('a few')
  await next()
  await expect.element(page.getByText('Enter a number')).toBeVisible()
  expect(onNext).not.toHaveBeenCalled()
})

test('an optional choice can be taken back', async () => {
  const { answers } = await asked({ ...license, required: false })
  await page.getByRole('radio', { name: 'No' }).click()
  await page.getByRole('button', { name: /Clear answer/ }).click()
  expect(answers()).toEqual({ a: '' })
  await expect.element(page.getByRole('radio', { name: 'No' })).not.toBeChecked()
})

test('a text has up to 300 characters as people count them, and its question has no link', async () => {
  const { onNext } = await asked(why)
  const field = page.getByRole('textbox', { name: /Why/ })
  await field.fill('x'.repeat(301))
  await next()
  await expect.element(page.getByText('At most 300 characters')).toBeVisible()
  await field.fill('👩🏽‍🍳'.repeat(300))
  await next()
  expect(onNext).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
