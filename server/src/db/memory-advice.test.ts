import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { memoryAdvice, readMemory } from './memory-advice.ts'

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
