import { expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { openDatabase, openPool } from '../database.ts'
import { adviseMemory, memoryAdvice, readMemory } from './memory-advice.ts'

const app = testApp()
const megabytes = (many: number) => many * 2 ** 20

test('a server that keeps less than the searches read is told of', () => {
  expect(memoryAdvice({ searched: megabytes(900), kept: megabytes(128) })).toMatch(/128 MB.*shared_buffers.*900 MB/)
})

test('one that keeps enough, or has little to read, is not', () => {
  expect(memoryAdvice({ searched: megabytes(900), kept: megabytes(900) })).toBeUndefined()
  expect(memoryAdvice({ searched: megabytes(100), kept: megabytes(16) })).toBeUndefined()
})

test('both sizes come from the server, in bytes', async () => {
  const { searched, kept } = await readMemory(app.db)
  expect(searched).toBeGreaterThan(8_192)
  expect(searched).toBeLessThan(megabytes(100))
  expect(kept).toBeGreaterThanOrEqual(megabytes(16))
})

test('a database that is away at that moment ends no start', async () => {
  const pool = openPool({ url: 'postgres://nobody@127.0.0.1:1/none', skipDeadServerCheck: true })
  const warn = vi.fn()
  await adviseMemory(openDatabase(pool), { warn })
  expect(warn).not.toHaveBeenCalled()
  await pool.end()
})
