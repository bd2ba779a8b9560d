import { NavLink } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

const NAMES = ['account', 'security', 'privacy', 'notifications', 'data', 'blocked', 'reports']

function Row() {
  const row = useCurrentInView()
  return (
    <nav aria-label="Settings" ref={row} style={{ display: 'flex', width: 240, overflowX: 'auto' }}>
      {NAMES.map((name) => (
        <NavLink key={name} to={`/${name}`} style={{ flex: '0 0 110px' }}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

test('the current link is visible, however long the row', async () => {
  await renderUi(<Row />, '/reports')
  const nav = page.getByRole('navigation').element()
  const isInSight = (name: string) => {
    const link = page.getByRole('link', { name }).element().getBoundingClientRect()
    const { left, right } = nav.getBoundingClientRect()
    return link.left >= left && link.right <= right
  }
  await expect.poll(() => isInSight('reports')).toBe(true)
  expect(isInSight('account')).toBe(false)
  await page.getByRole('link', { name: 'data' }).click()
  await expect.poll(() => isInSight('data')).toBe(true)
  await expect.element(page.getByRole('link', { name: 'data' })).toHaveAttribute('aria-current', 'page')
})
