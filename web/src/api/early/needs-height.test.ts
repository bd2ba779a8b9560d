import { beforeEach, expect, test } from 'vitest'
import { clearSession, setSession } from '../session.ts'
import { lastNeedsHeight, NEEDS_HEIGHT_SCRIPT, rememberNeedsHeight } from './needs-height.ts'

const KEY = 'hearback.needs-height'
const signIn = (_id: string) =>
  setSession({ token: 't', user: { _id, email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true } })
const reserved = () => {
  document.documentElement.style.removeProperty('--needs')
  new Function(NEEDS_HEIGHT_SCRIPT)()
  return document.documentElement.style.getPropertyValue('--needs')
}

beforeEach(() => {
  localStorage.clear()
  signIn('ana')
})

test('the bar of what waits keeps the place that it had last, and the strip of a page its own', () => {
  expect(lastNeedsHeight('bar')).toBeUndefined()
  rememberNeedsHeight('bar', 45)
  rememberNeedsHeight('strip', 207)
  expect([lastNeedsHeight('bar'), lastNeedsHeight('strip'), reserved()]).toEqual([45, 207, '45px'])
  rememberNeedsHeight('bar', 0)
  expect([lastNeedsHeight('bar'), lastNeedsHeight('strip'), reserved()]).toEqual([0, 207, ''])
})

test('nothing is reserved for another account, nor for a visitor', () => {
  rememberNeedsHeight('bar', 45)
  signIn('ben')
  expect([lastNeedsHeight('bar'), reserved()]).toEqual([undefined, ''])
  clearSession()
  expect([lastNeedsHeight('bar'), reserved()]).toEqual([undefined, ''])
})

test.each(['', '{', 'null', '{"userId":"ana","bar":"45px;color:red"}', '{"userId":"ana","bar":{}}'])(
  'ignores the invalid value %s',
  (value) => {
    localStorage.setItem(KEY, value)
    expect(lastNeedsHeight('bar')).toBeUndefined()
    expect(reserved()).toBe('')
  },
)
