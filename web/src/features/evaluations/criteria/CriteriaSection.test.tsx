import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { createQueryClient } from '../../../api/query-client.ts'
import { CriteriaSection } from './CriteriaSection.tsx'

let stored: { _id: string; name: string }[]
let mayEdit: boolean
let sent: { criteria: { _id?: string; name: string }[]; version: string }[]
const version = () => JSON.stringify(stored)

beforeEach(() => {
  stored = []
  mayEdit = true
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      const change = JSON.parse(String(body))
      sent.push(change)
      if (change.version !== version()) return Response.json({ code: 'conflict', message: 'Changed.' }, { status: 409 })
      stored = change.criteria.map((one: { _id?: string; name: string }) => ({
        _id: one._id ?? one.name,
        name: one.name,
      }))
    }
    return Response.json({ criteria: stored, version: version(), mayEdit })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <CriteriaSection jobId="j1" />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (position: number) => page.getByRole('textbox', { name: `Criterion ${position}`, exact: true })

test('criteria are typed, moved and saved, up to eight', async () => {
  await show()
  await button('Add a criterion').click()
  await expect.element(field(1)).toHaveFocus()
  await userEvent.keyboard('Oven')
  await button('Add a criterion').click()
  await expect.element(field(2)).toHaveFocus()
  await userEvent.keyboard('Dough')
  await button('Move criterion 2 up').click()
  await expect.element(field(1)).toHaveValue('Dough')
  await expectAccessible()
  await button('Save criteria').click()
  await expect.element(page.getByText('Criteria saved.')).toBeVisible()
  expect(stored.map(({ name }) => name)).toEqual(['Dough', 'Oven'])
  await button('Edit criteria').click()
  for (let position = 3; position <= 8; position += 1) await button('Add a criterion').click()
  expect(button('Add a criterion').elements()).toHaveLength(0)
})

test('an empty criterion and the same one twice are not sent, and say why', async () => {
  stored = [{ _id: 'c1', name: 'Oven' }]
  await show()
  await button('Edit criteria').click()
  await button('Add a criterion').click()
  await button('Save criteria').click()
  await expect.element(page.getByText('Write the criterion, or remove it')).toBeVisible()
  await userEvent.keyboard('oVEN ')
  await expect.element(page.getByText('Enter each criterion only once').first()).toBeVisible()
  expect(sent).toEqual([])
})

test('criteria that someone else changed are shown before they are replaced', async () => {
  stored = [{ _id: 'c1', name: 'Oven' }]
  await show()
  await button('Edit criteria').click()
  await field(1).fill('Oven and grill')
  stored = [{ _id: 'c2', name: 'From a colleague' }]
  await button('Save criteria').click()
  await expect.element(page.getByText('From a colleague')).toBeVisible()
  await expect.element(field(1)).toHaveValue('Oven and grill')
  await expectAccessible()
  await button('Replace with mine').click()
  await expect.element(page.getByText('Criteria saved.')).toBeVisible()
  expect(sent.at(-1)?.criteria).toEqual([{ name: 'Oven and grill' }])
})

test('members who may not change them read them, and why', async () => {
  stored = [{ _id: 'c1', name: 'Oven' }]
  mayEdit = false
  await show()
  await expect.element(page.getByRole('listitem').getByText('Oven')).toBeVisible()
  await expect.element(page.getByText('Only owners and the lead can change the criteria of this job.')).toBeVisible()
  expect(button('Edit criteria').elements()).toHaveLength(0)
})
