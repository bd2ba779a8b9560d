import { inviteMember, joinTeam } from '@hearback/contract/accounts/team.ts'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, type Person, password, test } from '../../fixtures.ts'

/** Makes the person a contributor of the founder's company, by the link of an invitation. */
async function joinAsContributor(founder: Member, person: Person): Promise<void> {
  const { page, email } = person
  await founder.call(inviteMember, { body: { email, role: 'contributor' } })
  let token = ''
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    const mail = outbox.split('<h2>').find((part) => part.includes(`<p>To ${email}`))
    token = /\/join#([\w-]+)/u.exec(mail ?? '')?.[1] ?? ''
    expect(token, `an invitation to ${email}`).not.toBe('')
  }).toPass({ timeout: 30_000 })
  const body = { token, firstName: person.name, lastName: 'Cole', password }
  const answer = await page.request.post(joinTeam.path, { data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { authtoken, user } = await answer.json()
  const session = { token: authtoken, user: { ...user, emailVerified: true, profileComplete: true } }
  await page.addInitScript(`localStorage.setItem('hearback.session', ${JSON.stringify(JSON.stringify(session))})`)
}

test('an owner adds a contributor to a job, who reads an applicant, writes a note, and sees no other job', async ({
  person,
}) => {
  const founder = await anEmployer(await person('Carla'))
  const contributor = await person('Dana')
  await joinAsContributor(founder, contributor)
  const [bread, cake] = [await aJob(founder, 'Night baker'), await aJob(founder, 'Confectioner')]
  await anApplication(await aSeeker(await person('Ana')), bread)
  const [owners, theirs] = [founder.page, contributor.page]

  await theirs.goto('/employer')
  await expect(theirs.getByText('You’re not on a job yet')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Post a job' })).toBeHidden()
  await looksRight(theirs)

  await owners.goto(`/employer/jobs/${bread}`)
  await owners.getByRole('group', { name: 'Contributors' }).getByRole('checkbox', { name: 'Dana Cole' }).check()
  await looksRight(owners)

  await expect(async () => {
    await theirs.goto('/employer/jobs')
    await expect(theirs.getByRole('link', { name: 'Night baker', exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(theirs.getByText('Confectioner')).toBeHidden()
  await looksRight(theirs)
  await theirs.getByRole('link', { name: 'Night baker', exact: true }).click()
  await expect(theirs.getByRole('link', { name: 'Edit', exact: true })).toBeHidden()
  await looksRight(theirs)
  await theirs.goto(`/employer/jobs/${bread}/applicants`)
  await theirs
    .getByRole('button', { name: /^Ana\b/ })
    .first()
    .click()
  await expect(theirs.getByRole('heading', { name: 'Cover letter' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^(Reject|Decline|Message)/ })).toBeHidden()
  await theirs.getByRole('button', { name: 'Write a note' }).click()
  await theirs.getByRole('textbox', { name: 'New note' }).fill('Calm at the oven.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await expect(theirs.getByText('Calm at the oven.').first()).toBeVisible()
  await looksRight(theirs)

  await theirs.goto(`/employer/jobs/${cake}/applicants`)
  await expect(theirs.getByText('This isn’t your job.')).toBeVisible()
  contributor.troubles.length = 0 // the refused call stands in the console as the failed request that it is
  await theirs.goto('/messages')
  await expect(theirs.getByRole('heading', { name: 'This page isn’t for contributors' })).toBeVisible()
  await looksRight(theirs)
})
