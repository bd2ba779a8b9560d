import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { setBadge } from '../../api/badges.ts'
import type { UserType } from '../../api/session.ts'
import { SectionNav } from './SectionNav.tsx'

afterEach(() => setBadge('messages', 0))

const links = () => page.getByRole('link', { includeHidden: true }).elements()
const current = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.getAttribute('href'))

test.each<[string, UserType, string]>([
  ['/employer', 'employer', '/employer'],
  ['/employer/jobs/01a2/applicants', 'employer', '/employer/jobs'],
  ['/employer/talent', 'employer', '/employer/talent'],
  ['/talent/01a2', 'employer', '/employer/talent'],
  ['/jobs/01a2/barista', 'jobseeker', '/jobs'],
  ['/companies/01a2', 'jobseeker', '/companies'],
])('at %s the current section of a %s is %s', async (at, userType, section) => {
  await renderUi(<SectionNav of={userType} />, at)
  await expect.poll(current).toContain(section)
  expect(new Set(current())).toEqual(new Set([section]))
})

test.each(['jobseeker', 'employer'] as const)('a %s sees the count of messages once', async (userType) => {
  await renderUi(<SectionNav of={userType} />)
  setBadge('messages', 3)
  await expect.poll(() => links().filter((link) => link.textContent?.includes('3 new'))).toHaveLength(1)
})
