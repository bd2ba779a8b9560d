import { afterEach, expect, test, vi } from 'vitest'
import { clearSession, currentSession, partyId, setSession, updateSessionUser } from './session.ts'

const user = { _id: 'ana', email: 'ana@people.example', userType: 'jobseeker' as const, emailVerified: true }
afterEach(clearSession)

test('restores a stored session', () => {
  setSession({ token: 'secret', user })
  expect(currentSession()).toEqual({ token: 'secret', user })
})

test.each(['{', '{}', 'null', '[]', '"text"', '{"token":"secret"}', JSON.stringify({ user })])(
  'a value that another program left under its name is none: %s',
  (left) => {
    localStorage.setItem('hearback.session', left)
    expect(currentSession()).toBeUndefined()
  },
)

test('keeps a session for the tab if the browser stores nothing', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  setSession({ token: 'secret', user })
  expect(currentSession()).toEqual({ token: 'secret', user })
  clearSession()
  expect(currentSession()).toBeUndefined()
  vi.restoreAllMocks()
})

test('a session replaces the old one in a full storage', () => {
  setSession({ token: 'old', user })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setSession({ token: 'new', user: { ...user, _id: 'bea' } })
  expect(currentSession()?.token).toBe('new')
  full.mockRestore()
})

test('a change of the shown user never goes to the user of another tab', () => {
  setSession({ token: 'secret', user })
  updateSessionUser({ profileComplete: true })
  expect(currentSession()?.user).toEqual({ ...user, profileComplete: true })
  const other = JSON.stringify({ token: 'other', user: { ...user, _id: 'bea' } })
  localStorage.setItem('hearback.session', other)
  updateSessionUser({ profileComplete: false })
  expect(localStorage.getItem('hearback.session')).toBe(other)
})

test('a member acts for their company, others for themselves, and a former member for no one', () => {
  expect(partyId(user)).toBe('ana')
  expect(partyId({ ...user, company: { _id: 'crust', role: 'owner' } })).toBe('crust')
  expect(partyId({ ...user, company: null })).toBe('')
  expect(partyId(undefined)).toBe('')
})

test('a company of another shape is left out of a stored session', () => {
  localStorage.setItem(
    'hearback.session',
    JSON.stringify({ token: 'secret', user: { ...user, company: { role: 'king' } } }),
  )
  expect(currentSession()?.user.company).toBeUndefined()
})
