import { expect, test } from 'vitest'
import type { SessionUser } from '../../api/session.ts'
import { afterSignIn, innerPath } from './after-sign-in.ts'

const seeker: SessionUser = {
  _id: '1',
  email: 'ana@mail.example',
  userType: 'jobseeker',
  emailVerified: true,
  profileComplete: true,
}

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '///evil.example',
  '//evil.example:x',
  '//user@evil.example',
  'evil.example',
  'javascript:alert(1)',
  '',
])('goes on to no foreign address: %j', (next) => {
  expect(innerPath(next)).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/jobs?keyword=//evil.example#x', '/jobs?keyword=//evil.example#x'],
  ['/jobs/%2F%2Fevil', '/jobs/%2F%2Fevil'],
  ['/a/../saved', '/saved'],
])('goes on to a path of this site: %j', (next, path) => {
  expect(innerPath(next)).toBe(path)
})

test('goes to the wanted page', () => {
  expect(afterSignIn(seeker, '/jobs/1?tab=2')).toBe('/jobs/1?tab=2')
})

test('goes to the home page of the user type by default', () => {
  expect(afterSignIn(seeker)).toBe('/home')
  expect(afterSignIn({ ...seeker, userType: 'employer' })).toBe('/employer')
})

test('asks to confirm the email, then for the profile, and keeps the wanted page', () => {
  expect(afterSignIn({ ...seeker, emailVerified: false }, '/saved')).toBe('/verify-email?next=%2Fsaved')
  expect(afterSignIn({ ...seeker, profileComplete: false }, '/saved')).toBe('/onboarding?next=%2Fsaved')
})
