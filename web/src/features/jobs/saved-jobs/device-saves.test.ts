import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { breakStorage, garbage, storageFaults } from '../../../../test/broken-storage.ts'
import { localDeviceStorage } from '../../../api/device-storage.ts'
import { deviceSaves, setDeviceSave, uploadDeviceSaves } from './device-saves.ts'

const KEY = 'hearback.saved-jobs'

beforeEach(() => {
  localStorage.clear()
  localDeviceStorage.removeItem(KEY)
})
afterEach(() => {
  localDeviceStorage.removeItem(KEY)
  vi.unstubAllGlobals()
})

test('keeps the latest 30 jobs, each once', () => {
  for (let job = 1; job <= 32; job += 1) setDeviceSave(`j${job}`, true)
  setDeviceSave('j5', true)
  setDeviceSave('j31', false)
  expect(deviceSaves()).toHaveLength(29)
  expect([deviceSaves()[0], deviceSaves()[1], deviceSaves().at(-1)]).toEqual(['j5', 'j32', 'j3'])
})

test.each(garbage.map((text) => [JSON.stringify(text).slice(0, 80), text] as const))(
  'a value that the pages did not write is ignored: %s',
  (_shown, text) => {
    localStorage.setItem(KEY, text)
    expect(deviceSaves()).toEqual([])
    localStorage.setItem(KEY, `{"ids":[7,null,"j1",${JSON.stringify(text)}]}`)
    expect(deviceSaves()[0]).toBe('j1')
  },
)

test.each(storageFaults)('lasts for the page where the storage is %s', (fault) => {
  breakStorage(fault)
  setDeviceSave('j1', true)
  expect(deviceSaves()).toEqual(['j1'])
  setDeviceSave('j1', false)
  expect(deviceSaves()).toEqual([])
})

test('moves into the account oldest first, drops jobs that are gone, and keeps the rest after a failure', async () => {
  for (const id of ['fails', 'gone', 'first']) setDeviceSave(id, true)
  setDeviceSave('gone', true)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const id = url.split('/').at(-1) ?? ''
    asked.push(id)
    if (id === 'gone') return Response.json({ code: 'not_found', message: 'This job is gone.' }, { status: 404 })
    if (id === 'fails') return Response.json({ code: 'rate_limited', message: 'Wait.' }, { status: 429 })
    return Response.json({})
  })
  await uploadDeviceSaves()
  expect(asked).toEqual(['fails'])
  expect(deviceSaves()).toEqual(['gone', 'first', 'fails'])
  setDeviceSave('fails', false)
  await uploadDeviceSaves()
  expect(asked).toEqual(['fails', 'first', 'gone'])
  expect(deviceSaves()).toEqual([])
})
