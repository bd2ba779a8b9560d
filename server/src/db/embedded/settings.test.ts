import { expect, test } from 'vitest'
import { defaultSettings } from './settings.ts'

const gibibyte = 1024 ** 3

test.each([
  [0.5, '256MB', '256MB'],
  [2, '512MB', '1024MB'],
  [8, '2048MB', '4096MB'],
  [24, '4096MB', '12288MB'],
])('a machine with %d GB gives PostgreSQL %s of its own and counts on %s of cache', (memory, own, cache) => {
  expect(defaultSettings(memory * gibibyte)).toMatchObject({ shared_buffers: own, effective_cache_size: cache })
})
