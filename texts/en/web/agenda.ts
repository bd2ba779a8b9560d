import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const title = 'Needs you'
export const offers = (count: Part) => plural(count, { one: '1 offer to answer', other: `${count} offers to answer` })
export const pickTime = (company: Part) => `Pick an interview time with ${company}`
export const pickTimes = (count: Part) =>
  plural(count, { one: '1 interview time to pick', other: `${count} interview times to pick` })
export const nextInterview = (company: Part, time: Part) => `Interview on ${time}, with ${company}`
export const overdue = (count: Part) =>
  plural(count, { one: '1 answer is overdue', other: `${count} answers are overdue` })
