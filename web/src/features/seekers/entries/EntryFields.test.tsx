import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { LivePreview } from '../LivePreview.tsx'
import { withValues } from '../profile-values.ts'
import { useProfileDraft } from '../use-profile-draft.ts'
import { CertificateFields, LanguageFields, LinkFields, SchoolFields } from './EntryFields.tsx'
import { WishedPayFields } from './WishedPayFields.tsx'

const profile = {
  _id: 's1',
  skill: [],
  schools: [{ institution: 'Rye College' }, { institution: 'Oats School', degree: 'BSc' }],
} as unknown as Seeker

let sent: Record<string, unknown>[]
let stored: Seeker
beforeEach(() => {
  sent = []
  stored = profile
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ profile: stored })
    const changes = JSON.parse(String(body))
    sent.push(changes)
    stored = { ...stored, ...changes }
    return Response.json({ profile: stored })
  })
})
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

function Editor() {
  const draft = useProfileDraft(profile)
  return (
    <>
      <SchoolFields draft={draft} />
      <CertificateFields draft={draft} />
      <LanguageFields draft={draft} />
      <WishedPayFields draft={draft} />
      <LinkFields draft={draft} />
      <LivePreview profile={withValues(profile, draft.values)} />
    </>
  )
}
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <Editor />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const last = () => sent.at(-1)

test('entries move, and a removed one comes back by undo', async () => {
  await show()
  await button('Move up: School 2').click()
  await expect.poll(last).toMatchObject({ schools: [{ institution: 'Oats School' }, { institution: 'Rye College' }] })
  await expect.element(button('Move up: School 1')).toBeDisabled()
  await button('Remove: School 1').click()
  await expect.poll(last).toMatchObject({ schools: [{ institution: 'Rye College' }] })
  await button('Undo').click()
  await expect.poll(last).toMatchObject({ schools: [{ degree: 'BSc' }, { institution: 'Rye College' }] })
})

test('what is typed after a removal stays when it is undone', async () => {
  await show()
  await button('Remove: School 1').click()
  await page.getByRole('textbox', { name: 'School', exact: true }).first().fill('Barley Institute')
  await button('Undo').click()
  await expect.poll(last).toMatchObject({
    schools: [{ institution: 'Rye College' }, { institution: 'Barley Institute', degree: 'BSc' }],
  })
})

test('an added entry takes the focus, and is saved once it has a value', async () => {
  await show()
  await button('Add a certificate').click()
  const name = page.getByRole('textbox', { name: 'Certificate or license' })
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Forklift')
  await page.getByRole('textbox', { name: 'Issued', exact: true }).fill('5/2024')
  await page.getByRole('textbox', { name: 'Expires' }).fill('April 2024')
  await userEvent.tab()
  await expect.element(page.getByText('It can’t expire before it was issued')).toBeVisible()
  await page.getByRole('textbox', { name: 'Expires' }).fill('2027-05')
  await expect.poll(last).toEqual({
    certificates: [expect.objectContaining({ name: 'Forklift', issueDate: '2024-05', expiryDate: '2027-05' })],
  })
  await expect.element(page.getByText('It can’t expire')).not.toBeInTheDocument()
})

test('pay in another period says what employers search by', async () => {
  await show()
  const amount = page.getByRole('textbox', { name: 'Desired pay' })
  await amount.click()
  await userEvent.keyboard('1,250.50')
  await expect.poll(last).toEqual({ wishedPay: { amount: 1250.5, period: 'hour', currency: 'USD' } })
})

test('entries that another tab saved are kept by the next change', async () => {
  await show()
  stored = { ...profile, schools: [...(profile.schools ?? []), { institution: 'Baker Academy' }] } as Seeker
  window.dispatchEvent(new Event('focus'))
  await button('Remove: School 3').click()
  await button('Undo').click()
  await button('Remove: School 1').click()
  await expect.poll(last).toMatchObject({ schools: [{ institution: 'Oats School' }, { institution: 'Baker Academy' }] })
})

test.each(['summer 2015', 'present', '13/2019', '٢٠١٥'])(
  'the start %s of a school leaves editor and preview',
  async (text) => {
    await show()
    const start = page.getByLabelText('Start date').first()
    await userEvent.type(start, text)
    await userEvent.tab()
    await expect.element(page.getByRole('heading', { name: 'Preview' })).toBeInTheDocument()
    await expect.element(start).toHaveValue(text)
  },
)

test('a start that is no month is marked in the notation of the field', async () => {
  await show()
  await userEvent.type(page.getByLabelText('Start date').first(), 'summer 2015')
  await userEvent.tab()
  await expect.element(page.getByText('Enter a month and a year, like 09/2019')).toBeVisible()
})

test('a pasted address that is too long is marked, and never saved without its end', async () => {
  await show()
  await button('Add a link').click()
  await page.getByRole('textbox', { name: 'Link title' }).fill('Portfolio')
  const field = page.getByRole('textbox', { name: 'Web address' })
  const address = `https://ana.example/${'work/'.repeat(50)}`
  await field.click()
  await paste(field, address)
  await userEvent.tab()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue(address)
  expect(sent).toEqual([])
})

/** Inserts like a paste: the browser cuts at the maximum length of the field. */
async function paste(field: ReturnType<typeof page.getByRole>, text: string) {
  ;(field.element() as HTMLInputElement).focus()
  document.execCommand('insertText', false, text)
}

test.each([
  ['€22', { amount: 22, currency: 'EUR' }],
  ['30 CAD', { amount: 30, currency: 'CAD' }],
  ['$25', { amount: 25, currency: 'USD' }],
])('the pay %s is saved in the currency that it names', async (text, pay) => {
  await show()
  await userEvent.type(page.getByLabelText('Desired pay'), text)
  await expect.poll(last).toMatchObject({ wishedPay: pay })
})
