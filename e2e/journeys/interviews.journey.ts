import type { Locator, Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../fixtures.ts'

/** Selects `count` times below each other in the week of the dialog, with the keyboard alone. */
async function selectTimes(page: Page, dialog: Locator, count: number): Promise<void> {
  await dialog.locator('table button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  for (let selected = 0; selected < count; selected++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await expect(dialog.getByText(`${count} of 5 times selected.`)).toBeVisible()
}

const press = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}

test('an interview is offered, asked to be moved, moved, booked and canceled, and both sides see each change', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  const { application } = await anApplication(seeker, jobId)
  const [hers, theirs] = [seeker.page, employer.page]

  await theirs.goto(`/employer/jobs/${jobId}/applicants?applicant=${application._id}`)
  await press(theirs.getByRole('button', { name: 'Invite to interview' }))
  const dialog = theirs.getByRole('dialog', { name: /Ana/ })
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(/\w/)
  await press(dialog.getByRole('button', { name: 'Send invitation' }))
  await expect(dialog.getByText('Select at least one time')).toBeVisible()
  await selectTimes(theirs, dialog, 3)
  await looksRight(theirs)
  await press(dialog.getByRole('button', { name: 'Send invitation' }))
  await sendHeldActs(theirs)
  await expect(theirs.getByRole('heading', { name: 'No time picked yet' })).toBeVisible()
  await expect(theirs.getByText(/We told Ana/)).toBeVisible()
  await looksRight(theirs)

  await hers.goto(`/applications/${application._id}`)
  await press(hers.getByRole('button', { name: 'Ask for other times' }))
  await hers.keyboard.type('I work mornings. Could it be later?')
  await press(hers.getByRole('button', { name: 'Send', exact: true }))
  await expect(hers.getByText('You asked for other interview times')).toBeVisible()
  await looksRight(hers)

  await expect(theirs.getByText('I work mornings. Could it be later?').first()).toBeVisible()
  await press(theirs.getByRole('button', { name: /^Offer new times/ }))
  await expect(dialog.getByText(/The times you offered before will no longer apply/)).toBeVisible()
  await selectTimes(theirs, dialog, 2)
  await press(dialog.getByRole('button', { name: 'Send invitation' }))
  await sendHeldActs(theirs)
  await expect(theirs.getByRole('heading', { name: 'No time picked yet' })).toBeVisible()

  await expect(hers.getByText(/offered new interview times/).first()).toBeVisible()
  await hers.getByRole('radio').first().focus()
  await hers.keyboard.press('Space')
  await press(hers.getByRole('button', { name: 'Book this time' }))
  await expect(hers.getByText('You picked an interview time')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Add to calendar' })).toBeVisible()

  await theirs.goto('/employer/interviews')
  await expect(theirs.getByRole('button', { name: /^Cancel interview/ })).toBeVisible()
  await looksRight(theirs)
  await press(theirs.getByRole('button', { name: /^Cancel interview/ }))
  await theirs.getByRole('textbox', { name: 'Reason (optional)' }).focus()
  await theirs.keyboard.type('The oven broke.')
  await looksRight(theirs)
  const cancel = theirs.getByRole('dialog').getByRole('button', { name: 'Cancel interview' })
  await press(cancel)
  await expect(theirs.getByText('Interview canceled')).toBeVisible()
  await looksRight(theirs)
  await press(theirs.getByRole('button', { name: 'Undo' }))
  await expect(theirs.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('The oven broke.')
  await press(cancel)
  await expect(theirs.getByText('Interview canceled')).toBeVisible()
  // A page that is left sends what it holds.
  await theirs.goto('/employer/interviews')
  await expect(theirs.getByText('No upcoming interviews')).toBeVisible()
  await theirs.getByRole('tab', { name: 'Upcoming' }).focus()
  await theirs.keyboard.press('ArrowRight')
  await expect(theirs.getByText('The oven broke.')).toBeVisible()
  await looksRight(theirs)

  await expect(hers.getByText(/canceled this interview/)).toBeVisible()
  await expect(hers.getByText('The oven broke.').first()).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Add to calendar' })).toBeHidden()
  await looksRight(hers)
})
