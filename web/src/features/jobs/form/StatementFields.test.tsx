import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { useContractForm } from '../../../api/use-contract-form.ts'
import {
  type ChosenPlace,
  changesOf,
  JobFormAsTyped,
  type JobFormValues,
  NEW_JOB,
  newJobBody,
} from './job-form-values.ts'
import { StatementFields } from './StatementFields.tsx'

const whole = {
  ...NEW_JOB,
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 19,
  estimatedTo: 24,
  description: 'Bake.',
}
let sent: JobFormValues | undefined

function Probe({ initial, place }: { initial: JobFormValues; place: ChosenPlace }) {
  const { form, field, submit } = useContractForm({
    schema: JobFormAsTyped,
    initial,
    send: async (typed) => {
      sent = { ...NEW_JOB, ...typed } as JobFormValues
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <StatementFields field={field} values={form.values} place={place} onChange={form.setFieldValue} />
      <button type="submit">Send</button>
    </form>
  )
}
async function open(values: Partial<JobFormValues> = {}, place?: ChosenPlace) {
  sent = undefined
  await renderUi(<Probe initial={{ ...whole, ...values }} place={place} />)
}
const send = () => page.getByRole('button', { name: 'Send' }).click()
const aiUse = page.getByRole('combobox', { name: 'Is AI used to screen, assess or select applicants?' })
const details = page.getByRole('textbox', { name: 'How AI is used' })
const notice = page.getByText(/^Ontario law requires/)
async function choose(field: typeof aiUse, option: string) {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('nothing is stated by default', async () => {
  await open()
  await expectAccessible()
  await send()
  await expect.poll(() => sent).toBeDefined()
  const body = newJobBody(sent ?? whole, undefined)
  expect(Object.keys(body).filter((name) => ['vacancy', 'aiUse', 'aiUseDetails', 'decisionBy'].includes(name))).toEqual(
    [],
  )
})

test('how AI is used is asked only if it is used, and goes with the answer', async () => {
  await open()
  await expect.element(details).not.toBeInTheDocument()
  await choose(aiUse, 'Yes')
  await details.fill('It sorts applications.')
  await expectAccessible()
  await send()
  await expect.poll(() => sent?.aiUseDetails).toBe('It sorts applications.')
  await choose(aiUse, 'No')
  await expect.element(details).not.toBeInTheDocument()
  await send()
  await expect.poll(() => sent?.aiUse).toBe('not_used')
  const before = { ...whole, aiUse: 'used', aiUseDetails: 'It sorts applications.' }
  expect(changesOf(before, sent ?? whole, undefined)).toEqual({ aiUse: 'not_used', aiUseDetails: null })
})

test.each<[location: string, isTold: boolean]>([
  ['Toronto, ON', true],
  ['Ottawa, Ontario, Canada', true],
  ['Ontario, CA', false],
  ['Boise, ID', false],
  ['', false],
])('for %j employers are told of the law of Ontario: %s', async (location, isTold) => {
  await open({ location })
  expect(notice.elements()).toHaveLength(isTold ? 1 : 0)
})

test('a chosen place counts more than its words, and the notice goes once both are answered', async () => {
  const chosen = { label: 'London, ON', city: 'London', region: 'ON', country: 'CA', latitude: 43, longitude: -81 }
  await open({ location: 'London, ON', vacancy: 'existing' }, chosen)
  await expect.element(notice).toBeVisible()
  await choose(aiUse, 'No')
  await expect.element(notice).not.toBeInTheDocument()
})
