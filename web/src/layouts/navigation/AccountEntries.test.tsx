import { expect, test, vi } from 'vitest'
import type { SessionUser } from '../../api/session.ts'
import { accountEntries } from './AccountEntries.tsx'

const user: SessionUser = { _id: 'u', email: 'ana@x.example', userType: 'employer', emailVerified: true }
const namesOf = (narrow: boolean) =>
  accountEntries(user, { narrow, dark: false, turnColors: vi.fn(), leave: vi.fn() })
    .filter((entry) => entry !== 'line')
    .map(({ label }) => label)

test('the account menu includes the header’s links only on narrow screens', () => {
  expect(namesOf(true)).toEqual(expect.arrayContaining(['Companies', 'Pricing']))
  expect(namesOf(false)).not.toContain('Companies')
  expect(namesOf(false)).not.toContain('Pricing')
})

test('the sign-out is the last entry and stays visible', () => {
  expect(accountEntries(user, { narrow: true, dark: false, turnColors: vi.fn(), leave: vi.fn() }).at(-1)).toMatchObject(
    {
      label: 'Sign out',
      foot: true,
    },
  )
})
