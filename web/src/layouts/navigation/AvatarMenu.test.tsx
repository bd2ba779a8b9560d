import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { setOwnFace } from '../../api/own-face.ts'
import type { SessionUser, UserType } from '../../api/session.ts'
import { AvatarMenu } from './AvatarMenu.tsx'

afterEach(() => setOwnFace(undefined))

const userOf = (userType: UserType): SessionUser => ({
  _id: 'u1',
  email: 'zoe.quill@x.example',
  userType,
  emailVerified: true,
})
const shown = () => button().element().textContent
const button = () => page.getByRole('button', { name: 'Your account' })

test('shows the initials of the name, never those of the email', async () => {
  await renderUi(<AvatarMenu user={userOf('jobseeker')} />)
  await expect.poll(shown).toBe('Your account')
  setOwnFace({ name: 'Ana Garcia', picture: null })
  await expect.poll(shown).toBe('AGYour account')
  await button().click()
  await expect.element(page.getByText('Ana Garcia')).toBeVisible()
})

test('shows the logo of a company', async () => {
  const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  setOwnFace({ name: 'Stone Oven', picture })
  await renderUi(<AvatarMenu user={userOf('employer')} />)
  await expect.poll(() => button().element().querySelector('img')?.getAttribute('src')).toBe(picture)
})
