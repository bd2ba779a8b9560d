import { reportJob } from '@hearback/contract/trust/reports.ts'
import type { Locator } from '@playwright/test'
import { aJob, aModerator, anEmployer, aSeeker } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { everyLinkLeadsSomewhere, expect, type Person, test } from '../../fixtures.ts'

async function decide(form: Locator, outcome: RegExp, reason: string, measure?: RegExp): Promise<void> {
  await form.getByRole('radio', { name: outcome }).check({ force: true })
  if (measure) await form.getByRole('radio', { name: measure }).check({ force: true })
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await form.getByRole('button', { name: 'Decide' }).click()
}

// Visitors may get a page that was kept for some seconds.
const keptPage = { timeout: 30_000 }

/** Whether anybody can read the job. */
async function jobIsThere({ page }: Person, id: string, title: string): Promise<boolean> {
  await page.goto(`/jobs/${id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  return (await heading.textContent()) === title
}

test('a job is reported, hidden with a reason that both sides read, appealed, and shown again', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const visitor = await person('Visitor')
  const moderators = [await aModerator(await person('Mona')), await aModerator(await person('Milo'))] as const
  const title = `Uniform tester ${employer.email.split('@')[0]}`
  const jobId = await aJob(employer, title)
  const body = { reason: 'asks_for_money', details: '200 dollars for a uniform.' }
  await seeker.call(reportJob, { params: { id: jobId }, body })

  const [{ page }] = moderators
  await page.goto('/admin')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('Asks for money')).toBeVisible()
  await expect(row.getByText('200 dollars for a uniform.')).toBeVisible()
  await looksRight(page)
  await everyLinkLeadsSomewhere(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/admin\/cases\//)
  // The address changes before the page does, and the list has cases of other runs.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('200 dollars for a uniform.')).toBeVisible()
  await looksRight(page)
  const reason = 'Nobody may ask for money to get a job.'
  await decide(page.getByRole('region', { name: 'Decision', exact: true }), /Uphold/, reason, /^Hide it/)
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hidden', exact: true })).toBeVisible()
  await looksRight(page)

  await expect.poll(() => jobIsThere(visitor, jobId, title), keptPage).toBe(false)
  visitor.troubles.length = 0 // the page that is not there stands in the console as the failed request that it is
  await seeker.page.goto('/settings/reports')
  await expect(seeker.page.getByText('Upheld')).toBeVisible()
  await expect(seeker.page.getByText(reason)).toBeVisible()
  await looksRight(seeker.page)

  await employer.page.goto('/notifications')
  await employer.page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await expect(employer.page.getByRole('heading', { name: `Your job ${title}` })).toBeVisible()
  await expect(employer.page.getByText(reason)).toBeVisible()
  await looksRight(employer.page)
  const words = 'The uniform is free now. We took the line out.'
  await employer.page.getByRole('textbox', { name: /change this decision/ }).fill(words)
  await employer.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(employer.page.getByRole('heading', { name: 'Your appeal' })).toBeVisible()
  await looksRight(employer.page)

  const other = moderators[1].page
  await other.goto('/admin/appeals')
  const appeal = other.getByRole('listitem').filter({ hasText: title })
  await expect(appeal.getByText(words)).toBeVisible()
  await looksRight(other)
  await appeal.getByRole('button', { name: 'Decide appeal' }).click()
  await decide(other.getByRole('dialog'), /Dismiss/, 'The line is gone. Thank you.')
  await expect(appeal).toBeHidden()

  await employer.page.reload()
  await expect(employer.page.getByText('The line is gone. Thank you.')).toBeVisible()
  await expect.poll(() => jobIsThere(visitor, jobId, title), keptPage).toBe(true)
  for (const path of ['/admin/decisions', '/admin/audit']) {
    await other.goto(path)
    await expect(other.getByText('The line is gone. Thank you.').first()).toBeVisible()
    await looksRight(other)
  }
  await visitor.page.goto('/transparency')
  await expect(visitor.page.getByRole('heading', { name: 'What we decided' })).toBeVisible()
  await looksRight(visitor.page)
})

test('a visitor writes by the contact form and is answered by mail, and an account is suspended and reinstated', async ({
  person,
}) => {
  const visitor = await person('Vera')
  const employer = await anEmployer(await person('Carla'))
  const { page } = await aModerator(await person('Mona'))
  await visitor.page.goto('/contact')
  await looksRight(visitor.page)
  await visitor.page.getByLabel('Name').fill(`Vera ${visitor.email}`)
  await visitor.page.getByLabel('Email').fill(visitor.email)
  await visitor.page.getByRole('textbox', { name: 'Message' }).fill('May I post a job for my shop?')
  await visitor.page.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  await looksRight(visitor.page)

  await page.goto('/admin/contact')
  const row = page.getByRole('listitem').filter({ hasText: visitor.email })
  await expect(row.getByText('May I post a job for my shop?')).toBeVisible()
  await looksRight(page)
  await row.getByRole('button', { name: /^Reply/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Yes, sign up as an employer.')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(row).toBeHidden()
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    expect(outbox).toContain(`<h2>Your message to Hearback</h2><p>To ${visitor.email}`)
  }).toPass({ timeout: 30_000 })

  await page.goto(`/admin/accounts?query=${encodeURIComponent(employer.email)}`)
  await looksRight(page)
  const actions = page.getByRole('button', { name: /^Actions for/ })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Suspend account' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is a test of ours.')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
  await employer.page.goto('/employer/jobs')
  await expect(employer.page).toHaveURL(/\/login/)
  employer.troubles.length = 0 // what was refused to the ended session stands in the console
  await actions.click()
  await page.getByRole('menuitem', { name: 'Reinstate account' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The test is over.')
  await dialog.getByRole('button', { name: 'Reinstate account' }).click()
  await expect(page.getByText('Suspended', { exact: true })).toBeHidden()
})
