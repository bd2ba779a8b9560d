import { afterEach, expect, test } from 'vitest'
import { clearSession, currentSession, setSession } from './session.ts'

const user = { _id: 'ana', email: 'ana@people.example', userType: 'jobseeker' as const, emailVerified: true }
afterEach(clearSession)

test('a session is known again as it was kept', () => {
  setSession({ token: 'secret', user })
  expect(currentSession()).toEqual({ token: 'secret', user })
})

test.each(['{', '{}', 'null', '[]', '"text"', '{"token":"secret"}', JSON.stringify({ user })])(
  'what another program left under its name is none: %s',
  (left) => {
    localStorage.setItem('hearback.session', left)
    expect(currentSession()).toBeUndefined()
  },
)
