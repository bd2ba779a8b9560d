import { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { COLUMNS, mayMoveTo } from './board-columns.ts'

const named = (name: string) => COLUMNS.find((column) => column.name === name)!

test('every status is in exactly one column', () => {
  const shown = COLUMNS.flatMap(({ statuses }) => statuses)
  expect(shown.toSorted()).toEqual(ApplicationStatus.options.toSorted())
})

test('a card moves only to columns of its next steps', () => {
  const viewed = { status: 'viewed', nextSteps: ['shortlisted', 'interview', 'offered', 'rejected'] } as const
  const open = COLUMNS.filter((column) => mayMoveTo(column, { ...viewed, nextSteps: [...viewed.nextSteps] }))
  expect(open.map(({ name }) => name)).toEqual(['Shortlisted', 'Interview', 'Offered', 'Ended'])
})

test('a column does not accept its own cards', () => {
  expect(mayMoveTo(named('Interview'), { status: 'interview', nextSteps: ['interview', 'rejected'] })).toBe(false)
  expect(mayMoveTo(named('Ended'), { status: 'expired', nextSteps: ['shortlisted', 'rejected'] })).toBe(false)
})
