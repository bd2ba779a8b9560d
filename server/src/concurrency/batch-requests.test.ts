import { expect, it } from 'vitest'
import { batchRequests } from './batch-requests.ts'

/** Calls that the test resolves, in order. */
function aCall() {
  const begun: { keys: string[]; end: () => void; fail: (error: Error) => void }[] = []
  const ask = batchRequests(
    (keys: ReadonlySet<string>) =>
      new Promise<string>((resolve, reject) => {
        const all = [...keys]
        begun.push({ keys: all, end: () => resolve(all.join(' ')), fail: reject })
      }),
  )
  const begin = async (number: number) => {
    await expect.poll(() => begun.length).toBe(number)
    return begun[number - 1]!
  }
  return { ask, begin, begun }
}

it('asks for the keys of all together who come at the same time, each key once', async () => {
  const { ask, begin } = aCall()
  const answers = [ask(['a', 'b']), ask(['b', 'c'])]
  const call = await begin(1)
  expect(call.keys).toEqual(['a', 'b', 'c'])
  call.end()
  expect(await Promise.all(answers)).toEqual(['a b c', 'a b c'])
})

it('answers no one from a call that was under way already', async () => {
  const { ask, begin, begun } = aCall()
  const first = ask(['a'])
  const call = await begin(1)
  const second = ask(['a'])
  const third = ask(['b'])
  expect(begun).toHaveLength(1)
  call.end()
  expect(await first).toBe('a')
  const next = await begin(2)
  expect(next.keys).toEqual(['a', 'b'])
  next.end()
  expect(await Promise.all([second, third])).toEqual(['a b', 'a b'])
})

it('fails for those alone whose call failed', async () => {
  const { ask, begin } = aCall()
  const first = expect(ask(['a'])).rejects.toThrow('the database is away')
  const call = await begin(1)
  const second = ask(['b'])
  call.fail(new Error('the database is away'))
  await first
  const next = await begin(2)
  next.end()
  expect(await second).toBe('b')
})
