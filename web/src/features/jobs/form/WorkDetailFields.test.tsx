import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { changesOf, JobFormAsTyped, type JobFormValues, NEW_JOB, newJobBody } from './job-form-values.ts'
import { WorkDetailFields } from './WorkDetailFields.tsx'

const whole = {
  ...NEW_JOB,
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 19,
  estimatedTo: 24,
  description: 'Bake.',
}
let sent: JobFormValues | undefined

function Probe({ initial }: { initial: JobFormValues }) {
  const { field, submit } = useContractForm({
    schema: JobFormAsTyped,
    initial,
    send: async (typed) => {
      sent = { ...NEW_JOB, ...typed } as JobFormValues
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <WorkDetailFields field={field} initial={initial} />
      <button type="submit">Send</button>
    </form>
  )
}
async function open(details: Partial<JobFormValues> = {}) {
  sent = undefined
  await renderUi(<Probe initial={{ ...whole, ...details }} />)
}
const send = () => page.getByRole('button', { name: 'Send' }).click()
const heading = page.getByRole('heading', { name: 'More about the work' })
const minimum = page.getByRole('textbox', { name: 'Minimum hours per week' })

test('the details are collapsed while none is set, and are sent as typed', async () => {
  await open()
  await expect.element(minimum).not.toBeInTheDocument()
  await heading.click()
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'Night shift' }).click()
  await page.getByRole('checkbox', { name: 'Sunday' }).click()
  await page.getByRole('checkbox', { name: 'Monday' }).click()
  await page.getByRole('checkbox', { name: 'Tips' }).click()
  await minimum.click()
  await userEvent.keyboard('37.5')
  await page.getByRole('textbox', { name: 'Number of openings' }).click()
  await expect.element(minimum).toHaveValue('37.5')
  await userEvent.keyboard('12')
  await page.getByRole('textbox', { name: 'Neighborhood' }).fill('渋谷 🏙️')
  await page.getByRole('checkbox', { name: 'Starts immediately' }).click()
  await expect.element(page.getByLabelText('Start date')).toBeDisabled()
  await send()
  expect(sent && newJobBody(sent, undefined)).toMatchObject({
    shifts: ['night'],
    workDays: ['monday', 'sunday'],
    benefits: ['tips'],
    hoursPerWeekFrom: 37.5,
    openings: 12,
    neighborhood: '渋谷 🏙️',
    startDate: 'immediately',
  })
})

test('they are open if one is set, and a cleared one is sent as null', async () => {
  const details = { shifts: ['day', 'night'], openings: 3, startDate: 'immediately', neighborhood: 'North End' }
  await open(details)
  await expect.element(minimum).toBeVisible()
  await page.getByRole('checkbox', { name: 'Day shift' }).click()
  await page.getByRole('checkbox', { name: 'Night shift' }).click()
  await page.getByRole('checkbox', { name: 'Starts immediately' }).click()
  await page.getByRole('textbox', { name: 'Number of openings' }).clear()
  await page.getByRole('textbox', { name: 'Neighborhood' }).clear()
  await send()
  const before = { ...whole, ...details }
  expect(sent && changesOf(before, sent, undefined)).toEqual({
    shifts: null,
    openings: null,
    startDate: null,
    neighborhood: null,
  })
})

test.each([
  ['hours that are reversed', { hoursPerWeekFrom: 40, hoursPerWeekTo: 20 }, 'Maximum hours per week'],
  ['no opening', { openings: 0 }, 'Number of openings'],
  ['a quarter of an hour', { hoursPerWeekFrom: 37.25 }, 'Minimum hours per week'],
])('%s are refused at their field, also where the details were collapsed', async (_, details, label) => {
  await open(details)
  await heading.click()
  await send()
  await expect.element(page.getByRole('textbox', { name: label })).toHaveFocus()
  expect(sent).toBeUndefined()
})
