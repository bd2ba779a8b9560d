import { randomInt } from 'node:crypto'
import { reportJob } from '@hearback/contract/trust/reports.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { newCaseNumber } from './case-number.ts'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})
const draws = vi.mocked(randomInt)

const app = testApp()
beforeEach(() => void draws.mockClear())

test('a case number is random, and has no letter that is misread', () => {
  const numbers = Array.from({ length: 2_000 }, newCaseNumber)
  expect(new Set(numbers).size).toBeGreaterThan(1_990)
  expect(numbers.filter((number) => !/^HB-[2-9A-Z]{4}-[2-9A-Z]{2}$/.test(number))).toEqual([])
  expect(numbers.filter((number) => /[ILOU]/.test(number))).toEqual([])
})

test('a case number that is in use is drawn again', async () => {
  const by = await aSeeker(app)
  const employer = await anEmployer(app)
  const report = async () =>
    (await by.call(reportJob, { params: { id: await aJob(app, { by: employer }) }, body: { reason: 'spam' } })).report
  const letters = (letter: number) => {
    for (let place = 0; place < 6; place++) draws.mockImplementationOnce(() => letter)
  }
  letters(0)
  expect((await report()).caseNumber).toBe('HB-2222-22')
  letters(0)
  letters(1)
  expect((await report()).caseNumber).toBe('HB-3333-33')
})
