import { ApplicationStatus } from '@hearback/contract/applications.ts'
import { expect, test } from 'vitest'
import { COLUMNS, mayMoveTo } from './board-columns.ts'

const named = (name: string) => COLUMNS.find((column) => column.name === name)!

test('every status stands in exactly one column', () => {
  const shown = COLUMNS.flatMap(({ statuses }) => statuses)
  expect(shown.toSorted()).toEqual(ApplicationStatus.options.toSorted())
})

test('a card goes only where the next steps lead', () => {
  const viewed = { status: 'viewed', nextSteps: ['shortlisted', 'interview', 'offered', 'rejected'] } as const
  const open = COLUMNS.filter((column) => mayMoveTo(column, { ...viewed, nextSteps: [...viewed.nextSteps] }))
  expect(open.map(({ name }) => name)).toEqual(['Shortlisted', 'Interview', 'Offered', 'Ended'])
})

test('a column is no target for its own cards', () => {
  expect(mayMoveTo(named('Interview'), { status: 'interview', nextSteps: ['interview', 'rejected'] })).toBe(false)
  expect(mayMoveTo(named('Ended'), { status: 'expired', nextSteps: ['shortlisted', 'rejected'] })).toBe(false)
})
