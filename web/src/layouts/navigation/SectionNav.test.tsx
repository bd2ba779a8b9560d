import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { EmployerSections } from './EmployerSections.tsx'

const current = () =>
  page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.getAttribute('href'))

test.each([
  ['/employer', '/employer'],
  ['/employer/jobs/01a2/applicants', '/employer/jobs'],
  ['/employer/talent', '/employer/talent'],
  ['/talent/01a2', '/employer/talent'],
])('at %s the section %s is the current one', async (at, section) => {
  await renderUi(<EmployerSections />, at)
  await expect.poll(current).toContain(section)
  expect(new Set(current())).toEqual(new Set([section]))
})
