import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { Button } from '../Button.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextArea } from '../fields/TextField.tsx'
import { FilterPill } from '../figures/Pill.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, Sheet } from './Dialog.tsx'

function Withdraw({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Withdraw</Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Withdraw your application?"
        confirm="Withdraw it"
        onConfirm={onConfirm}
      >
        The employer sees that you withdrew.
      </ConfirmDialog>
    </>
  )
}

test('a confirmation names the action, closes on success and restores the focus', async () => {
  const onConfirm = vi.fn(() => Promise.resolve())
  await renderUi(<Withdraw onConfirm={onConfirm} />)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Withdraw your application?' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
})

test('Escape changes nothing', async () => {
  const onConfirm = vi.fn(() => Promise.resolve())
  await renderUi(<Withdraw onConfirm={onConfirm} />)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

function Nested() {
  const [opened, setOpened] = useState(true)
  return (
    <Sheet opened={opened} onClose={() => setOpened(false)} title="Applicant">
      <Withdraw onConfirm={() => Promise.resolve()} />
    </Sheet>
  )
}

test('Escape closes the dialog above a sheet, then the sheet', async () => {
  await renderUi(<Nested />)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Withdraw your application?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Withdraw your application?' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Applicant' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Applicant' })).not.toBeInTheDocument()
})

test('Escape closes a panel in a sheet, and keeps the sheet', async () => {
  const onClose = vi.fn()
  await renderUi(
    <Sheet opened onClose={onClose} title="Filters">
      <FilterPill label="Pay">From 20</FilterPill>
    </Sheet>,
  )
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.element(page.getByText('From 20')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('From 20')).not.toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a list opens above its sheet', async () => {
  const choose = vi.fn()
  await renderUi(
    <Sheet opened onClose={() => undefined} title="Report">
      <SelectField label="Why" data={['It asks for money', 'It is filled']} onChange={choose} />
    </Sheet>,
  )
  await page.getByRole('combobox', { name: 'Why' }).click()
  await page.getByRole('option', { name: 'It is filled' }).click()
  expect(choose.mock.calls[0]?.[0]).toBe('It is filled')
  await expectAccessible()
})

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('typed text in a %s', (_, Overlay) => {
  const onClose = vi.fn()
  const field = () => page.getByRole('textbox', { name: 'What happened' })
  const show = (keepsInput = false) =>
    renderUi(
      <Overlay opened onClose={onClose} title="Review" keepsInput={keepsInput}>
        <TextArea label="What happened" />
        <Button onClick={onClose}>Cancel</Button>
      </Overlay>,
    )
  const question = () => page.getByRole('dialog', { name: 'Discard what you typed?' })
  const closings: [string, () => Promise<unknown>][] = [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click beside it', () => page.elementLocator(document.body).click({ position: { x: 4, y: 4 } })],
  ]

  beforeEach(() => void onClose.mockReset())

  test.each(closings)('is not lost by %s without a question', async (__, close) => {
    await show()
    await field().fill('They answered in two days')
    await close()
    await expect.element(question()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('They answered in two days')
    expect(onClose).not.toHaveBeenCalled()
    await close()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test.each(closings)('that was deleted again is no reason to ask on %s', async (__, close) => {
    await show()
    await field().fill('They')
    await field().fill('')
    await close()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  test.each(closings)('that is kept elsewhere is no reason to ask on %s', async (__, close) => {
    await show(true)
    await field().fill('They')
    await close()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })
})
