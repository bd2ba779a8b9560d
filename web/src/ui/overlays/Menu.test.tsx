import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { Button } from '../Button.tsx'
import { Menu } from './Menu.tsx'

const menu = (onSelect = vi.fn()) =>
  renderUi(
    <Menu
      label="Job"
      trigger={(props) => <Button {...props}>More</Button>}
      entries={[{ label: 'Edit', to: '/edit' }, 'line', { label: 'Close it', onSelect }]}
    />,
  )

test('opens on its first entry, moves by arrow keys, and restores the focus on Escape', async () => {
  await menu()
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Close it' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('runs the selected entry once and closes', async () => {
  const onSelect = vi.fn()
  await menu(onSelect)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Close it' }).click()
  expect(onSelect).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('menuitem', { name: 'Close it' })).not.toBeInTheDocument()
})

test('a menu longer than the window scrolls and keeps its last action visible', async () => {
  await page.viewport(390, 480)
  const entries = Array.from({ length: 14 }, (_, index) => ({ label: `Page ${index}`, to: `/${index}` }))
  await renderUi(
    <Menu
      label="Account"
      trigger={(props) => <Button {...props}>Account</Button>}
      entries={[...entries, { label: 'Sign out', onSelect: vi.fn(), foot: true }]}
    />,
  )
  await page.getByRole('button', { name: 'Account' }).click()
  const signOut = page.getByRole('menuitem', { name: 'Sign out' })
  await expect.element(signOut).toBeVisible()
  await vi.waitFor(() => expect(signOut.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(480 - 8))
  await expectAccessible()
})
