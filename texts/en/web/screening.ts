import type { Part } from '../../part.ts'

export const questionsTitle = 'Questions when you apply'
export const answersTitle = 'Answers'
export const yes = 'Yes'
export const no = 'No'
export const requiredMark = 'Required'
export const optionalMark = 'Optional'
export const orJoin = (first: Part, last: Part) => `${first} or ${last}`
export const needed = (answer: Part) => `Needed: ${answer}`
export const neededAtLeast = (value: Part) => `at least ${value}`
export const neededAtMost = (value: Part) => `at most ${value}`
export const neededBetween = (from: Part, to: Part) => `${from} to ${to}`
export const neededFrom = (day: Part) => `${day} or later`
export const neededUntil = (day: Part) => `${day} or earlier`
export const numberIn = (unit: Part) => `A number (${unit})`
export const number = 'A number'
export const date = 'A date'
export const text = 'A short text'
export const meetsNeed = 'What the job needs'
export const missesNeed = 'Not what the job needs'

export const stepName = 'Questions'
export const stepTitle = (company: Part) => `${company} asks`
export const stepHint = 'The employer sees your answers with your application.'
export const answerRequired = 'Answer this question'
export const answerClear = 'Clear answer'
export const mismatch = (answer: Part) =>
  `The job needs: ${answer}. You can still apply, but the employer may turn you down for this.`
export const questionsChanged =
  'The employer has changed the questions. Check your answers, then send your application.'

export const rejectionQuestion = 'Which answer?'
export const rejectionQuestionHint = 'The applicant reads which question it is about.'
export const rejectionQuestionNone = 'No answer in particular'
export const reasonQuestion = 'It’s about your answer to:'
export const reasonQuestionOfApplicant = 'About the answer to:'
