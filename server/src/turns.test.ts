import { expect, test } from 'vitest'
import { searchTurns, uploadTurns } from './turns.ts'

/** Work that goes on until it is told to end. */
function work(inTurn = uploadTurns()) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, person = name) =>
    inTurn(person, () => {
      running.push(name)
      return new Promise<void>((resolve, reject) => {
        ends.set(name, resolve)
        ends.set(`${name} fails`, () => reject(new Error('refused')))
      }).finally(() => running.splice(running.indexOf(name), 1))
    })
  const settled = async () => {
    await new Promise(setImmediate)
    return running
  }
  const end = (name: string) => {
    ends.get(name)?.()
    return settled()
  }
  return { begin, end, settled }
}

test('six uploads go on at a time, the others in the order of their arrival, whatever becomes of those before', async () => {
  const { begin, end, settled } = work()
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => begin(name))
  const refused = expect(all[1]).rejects.toThrow('refused')
  expect(await settled()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(await end('b fails')).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
  await refused
  expect(await end('a')).toEqual(['c', 'd', 'e', 'f', 'g', 'h'])
})

test('one person has two at a time, and holds up nobody else', async () => {
  const { begin, end, settled } = work()
  for (const name of ['ana 1', 'ana 2', 'ana 3']) void begin(name, 'ana')
  void begin('bea')
  expect(await settled()).toEqual(['ana 1', 'ana 2', 'bea'])
  expect(await end('ana 1')).toEqual(['ana 2', 'bea', 'ana 3'])
})

test('an upload whose turn does not come is refused, and takes none later', async () => {
  const { begin, end, settled } = work(uploadTurns({ waitSeconds: 0.01 }))
  for (const name of ['ana 1', 'ana 2']) void begin(name, 'ana')
  await settled()
  await expect(begin('ana 3', 'ana')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await end('ana 1')).toEqual(['ana 2'])
  void begin('ana 4', 'ana')
  expect(await settled()).toEqual(['ana 2', 'ana 4'])
})

test('as many searches as told go on at a time, whoever asks', async () => {
  const { begin, end, settled } = work(searchTurns(2))
  for (const name of ['a', 'b', 'c', 'd']) void begin(name, '')
  expect(await settled()).toEqual(['a', 'b'])
  expect(await end('a')).toEqual(['b', 'c'])
  expect(await end('c')).toEqual(['b', 'd'])
})
