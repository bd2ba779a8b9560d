import { expect, test } from 'vitest'
import { testApp } from './app.ts'
import { refuseExceededLimits, takeExceededLimits } from './program-limits.ts'

const app = testApp()
const tooDeep = `select ${'1 + '.repeat(100_000)}1`

test('a statement beyond the stack depth is noted, also when its error is handled', async () => {
  await expect(app.pool.query(tooDeep)).rejects.toMatchObject({ code: '54001' })
  const client = await app.pool.connect()
  await client.query(tooDeep).catch(() => undefined)
  client.release()
  expect(takeExceededLimits()).toEqual([
    expect.stringMatching(/^54001 stack depth/u),
    expect.stringMatching(/^54001 stack depth/u),
  ])
})

test('other errors are not noted', async () => {
  await expect(app.pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(takeExceededLimits()).toEqual([])
})

test('a process that logged one fails its test', () => {
  expect(() => refuseExceededLimits('{"level":50,"err":{"code":"54001"}}')).toThrow(/54001/)
  expect(() => refuseExceededLimits('{"level":50,"err":{"code":"22012"}}')).not.toThrow()
})
