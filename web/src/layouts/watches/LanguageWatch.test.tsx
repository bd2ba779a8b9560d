import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { clearSession, setSession } from '../../api/session.ts'
import { dismissToast, shownToasts } from '../../ui/feedback/toast-store.ts'
import { LanguageWatch } from './LanguageWatch.tsx'

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
const offer = () => page.getByText('Hearback también está en español.')

beforeEach(() => {
  localStorage.clear()
  clearSession()
})
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

test.each([[['es-MX']], [['fr', 'es-419', 'en']]])('visitors who read %s are offered Spanish once', async (tags) => {
  speak(...tags)
  const { unmount } = await renderUi(<LanguageWatch />)
  await expect.element(offer()).toHaveAttribute('lang', 'es')
  await expect.element(page.getByRole('button', { name: 'Ver en español' })).toHaveAttribute('lang', 'es')
  await expectAccessible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await unmount()
  await renderUi(<LanguageWatch />)
  expect(shownToasts()).toEqual([])
})

test.each([[['en-US', 'es']], [['fr']], [[]]])('visitors who read %s are not', async (tags) => {
  speak(...tags)
  await renderUi(<LanguageWatch />)
  expect(shownToasts()).toEqual([])
})

test('members are not: their account has a language', async () => {
  speak('es')
  setSession({ token: 't', user: { _id: 'u', email: 'ana@mail.example', userType: 'employer', emailVerified: true } })
  await renderUi(<LanguageWatch />)
  expect(shownToasts()).toEqual([])
})
