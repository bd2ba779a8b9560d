import { expect, test } from 'vitest'
import { readRow } from './source-row.ts'

const row = {
  source: 's',
  sourceId: '1',
  jobTitle: 'Baker',
  company: 'B',
  description: 'Bake.',
  postedAt: '2026-01-01',
}
const read = (values: object) => readRow(JSON.stringify({ ...row, ...values }))

test('numbers as text and ids as numbers are read', () => {
  const values = { sourceId: 7, lat: '43.615', lng: ' -116.2 ', salaryFrom: '20', salaryTo: '25.50' }
  expect(read(values)).toMatchObject({
    row: { sourceId: '7', lat: 43.615, lng: -116.2, salaryFrom: 20, salaryTo: 25.5 },
    marks: [],
  })
})

test.each(['35.000', '1,500', '120-150k', '$20', '', '1e5'])(
  'the amount %j may mean another, and is left out',
  (salaryFrom) => {
    expect(read({ salaryFrom })).toMatchObject({
      row: { sourceId: '1' },
      marks: [{ kind: 'field_unreadable', detail: 'salaryFrom is not a number' }],
    })
  },
)

test('an id that lost digits as a number is refused', () => {
  expect(read({ sourceId: 2 ** 60 })).toEqual({ refusal: 'sourceId is not a text' })
})
