import { expect, test, vi } from 'vitest'
import type { SessionUser, UserType } from '../../api/session.ts'
import { accountEntries } from './AccountEntries.tsx'
import { SECTIONS } from './section-links.ts'

const entriesOf = (userType: UserType, narrow: boolean) => {
  const user: SessionUser = { _id: 'u', email: 'ana@x.example', userType, emailVerified: true }
  return accountEntries(user, { narrow, dark: false, turnColors: vi.fn(), leave: vi.fn() })
}
const namesOf = (userType: UserType, narrow: boolean) =>
  entriesOf(userType, narrow)
    .filter((entry) => entry !== 'line')
    .map(({ label }) => label)

test.each(['jobseeker', 'employer', 'admin'] as const)(
  'on phones the menu of a %s has each section that the tab bar lacks, once',
  (userType) => {
    const names = namesOf(userType, true)
    expect(new Set(names).size).toBe(names.length)
    for (const { label, tab } of SECTIONS[userType].links)
      if (tab) expect(names).not.toContain(label)
      else expect(names).toContain(label)
  },
)

test('on wider screens the menu repeats no section', () => {
  const names = namesOf('jobseeker', false)
  for (const { label } of SECTIONS.jobseeker.links) expect(names).not.toContain(label)
  expect(names).toEqual(expect.arrayContaining(['Pricing', 'Settings', 'Notifications']))
})

test.each(['jobseeker', 'employer'] as const)('the tab bar of a %s fits five', (userType) => {
  expect(SECTIONS[userType].links.filter(({ tab }) => tab)).toHaveLength(5)
})

test('the tab bar of a moderator has every section', () => {
  expect(SECTIONS.admin.links.filter(({ tab }) => !tab)).toEqual([])
})

test('the sign-out is the last entry and stays visible', () => {
  expect(entriesOf('employer', true).at(-1)).toMatchObject({ label: 'Sign out', foot: true })
})
