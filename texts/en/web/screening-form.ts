import type { Part } from '../../part.ts'

export const title = 'Questions for applicants'
export const hint = (most: Part) =>
  `Up to ${most}. They’re shown on the job page, and people answer them when they apply.`
export const add = 'Add a question'
export const questionNumber = (position: Part) => `Question ${position}`
export const moveUp = (position: Part) => `Move question ${position} up`
export const moveDown = (position: Part) => `Move question ${position} down`
export const remove = (position: Part) => `Remove question ${position}`
export const wording = 'Question'
export const kind = 'Kind of answer'
export const kindYesNo = 'Yes or no'
export const kindOneOf = 'One of several'
export const kindNumber = 'Number'
export const kindDate = 'Date'
export const kindText = 'Short text'
export const options = 'Answers to choose from'
export const optionsHint = (least: Part, most: Part) => `One per line, ${least} to ${most}.`
export const unit = 'Unit'
export const unitHint = 'Optional, like years or km'
export const required = 'Must be answered to apply'
export const neededAnswer = 'Answer you need'
export const neededAny = 'Any answer'
export const neededOptions = 'Answers you need'
export const neededOptionsHint = 'Leave all empty if any answer will do.'
export const neededMin = 'At least'
export const neededMax = 'At most'
export const neededEarliest = 'Not before'
export const neededLatest = 'Not after'
export const neededNote =
  'People see what you need, and can still apply with another answer. No one is turned down automatically.'
export const changeNote = 'If you change a question, answers given so far keep the old wording.'

export const warningHealth =
  'This may ask about health or a disability. In many places, including the US, you can’t ask before a job offer. Ask whether people can do a task instead.'
export const warningAge =
  'This may ask about age. Turning people down for their age is often illegal. If there’s a legal minimum, ask whether they meet it.'
export const warningOrigin =
  'This may ask about origin, nationality or religion. Ask whether people may work in the country, or which languages they speak.'
export const warningFamily =
  'This may ask about family, pregnancy or marriage. Ask whether people can work the hours or travel instead.'
export const warningPay =
  'This may ask what people earned before. Many US states and cities ban that. Ask what pay they expect instead.'
