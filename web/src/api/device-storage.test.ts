import { beforeEach, describe, expect, test, vi } from 'vitest'
import { breakStorage, storageFaults } from '../../test/broken-storage.ts'
import { withCaches } from './device-caches.ts'
import { localDeviceStorage, onStorageFailure, STORAGE_SCRIPT, storedInScript, tabStorage } from './device-storage.ts'

const KEY = 'test.value'
const storages = { device: localDeviceStorage, tab: tabStorage }
const original = { device: localStorage, tab: sessionStorage }

describe.each(['device', 'tab'] as const)('values kept for the %s', (name) => {
  const storage = storages[name]
  beforeEach(() => {
    storage.removeItem(KEY)
    expect(storage.getItem(KEY)).toBeNull()
  })

  test('are stored in the browser', () => {
    expect(storage.setItem(KEY, 'a')).toBe(true)
    expect(original[name].getItem(KEY)).toBe('a')
    storage.removeItem(KEY)
    expect(original[name].getItem(KEY)).toBeNull()
  })

  test.each(storageFaults)('last for the page where the browser is %s, and only there', (fault) => {
    breakStorage(fault)
    expect(storage.setItem(KEY, 'a')).toBe(false)
    expect(storage.setItem(KEY, 'b')).toBe(false)
    expect(storage.getItem(KEY)).toBe('b')
    expect(Object.keys(original[name])).not.toContain(KEY)
    storage.removeItem(KEY)
    expect(storage.getItem(KEY)).toBeNull()
  })

  test.each(['full', 'forgetful'] as const)('leave no older value behind where the browser is %s', (fault) => {
    original[name].setItem(KEY, 'of before')
    breakStorage(fault)
    storage.setItem(KEY, 'now')
    expect(original[name].getItem(KEY)).toBeNull()
  })

  test('keep an older draft when a newer one does not fit', () => {
    original[name].setItem(KEY, 'half')
    breakStorage('full')
    storage.setItem(KEY, 'whole', { keepsOlder: true })
    expect(storage.getItem(KEY)).toBe('whole')
    expect(original[name].getItem(KEY)).toBe('half')
  })

  test('are stored in the browser again once there is room', () => {
    const room = 'x'.repeat(4 * 1024 * 1024)
    original[name].setItem('test.room', room)
    expect(storage.setItem(KEY, room)).toBe(false)
    expect(storage.getItem(KEY)).toBe(room)
    original[name].removeItem('test.room')
    expect(storage.setItem(KEY, room)).toBe(true)
    expect(original[name].getItem(KEY)).toBe(room)
  })
})

test('an inline script reads null from a blocked storage', () => {
  const read = new Function(`return ${storedInScript(KEY)}`)
  localDeviceStorage.setItem(KEY, 'a')
  expect(read()).toBe('a')
  breakStorage('blocked')
  expect(read()).toBeNull()
})

test('the router gets a readable storage', () => {
  const [key, guard] = ['react-router-scroll-positions', new Function(STORAGE_SCRIPT)]
  for (const text of ['null', '5', '"text"', '[1]', '{', '']) {
    sessionStorage.setItem(key, text)
    guard()
    expect(JSON.parse(sessionStorage.getItem(key) || '{}')).toEqual({})
  }
  sessionStorage.setItem(key, '{"a":40}')
  guard()
  expect(sessionStorage.getItem(key)).toBe('{"a":40}')
  breakStorage('blocked')
  guard()
  expect(sessionStorage.getItem(key)).toBeNull()
  sessionStorage.setItem(key, 'a')
  sessionStorage.removeItem(key)
})

test('keeps values in memory without a storage', () => {
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { configurable: true, value: null })
  expect(localDeviceStorage.setItem(KEY, 'a')).toBe(false)
  expect(localDeviceStorage.getItem(KEY)).toBe('a')
  localDeviceStorage.removeItem(KEY)
  Object.defineProperty(window, 'localStorage', before ?? {})
})

test.each([
  ['rejects', async () => Promise.reject(new DOMException('denied', 'SecurityError'))],
  ['throws', () => JSON.parse('{')],
])('work on the caches that %s ends in its fallback', async (_how, act) => {
  expect(await withCaches(act, 'nothing')).toBe('nothing')
})

test('tells once per page that the browser stores nothing, also before there is a listener', () => {
  breakStorage('full')
  tabStorage.setItem(KEY, 'a')
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = onStorageFailure(first)
  localDeviceStorage.setItem(KEY, 'b')
  stop()
  onStorageFailure(second)()
  localDeviceStorage.setItem(KEY, 'c')
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
})
