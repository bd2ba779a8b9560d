import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dropInvitationToken, useInvitationToken } from './invitation-token.ts'

const start = location.pathname + location.search
afterEach(() => {
  dropInvitationToken()
  history.replaceState(null, '', start)
})

const Token = () => <p>Token: {useInvitationToken()}</p>
const show = () => render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Token /> }])} />)

test('the token leaves the address bar, survives a reload, and makes room for that of a second link', async () => {
  history.replaceState(null, '', '#first-token')
  const first = await show()
  await expect.element(page.getByText('Token: first-token')).toBeVisible()
  expect(location.hash).toBe('')
  await first.unmount()
  await show()
  await expect.element(page.getByText('Token: first-token')).toBeVisible()
  location.hash = '#second-token'
  await expect.element(page.getByText('Token: second-token')).toBeVisible()
  expect(location.hash).toBe('')
})
