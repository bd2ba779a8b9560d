import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession, type UserType } from '../../api/session.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { setSingleKeys } from '../../ui/shortcuts/use-single-keys.ts'
import { ShortcutWatch } from '../watches/ShortcutWatch.tsx'

const company = { _id: 'c1', businessName: 'Crust', industryType: 'Bakeries', businessLocation: 'Boise, ID' }
const job = { _id: 'j1', jobTitle: 'Baker', company, location: { city: 'Boise' }, workplace: 'onsite', status: 'open' }
const chat = { _id: 'h1', participants: [{ _id: 'p2', name: 'Ana Baker' }], about: null }
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    asked.push(body ? `${url} ${JSON.parse(String(body)).keyword}` : url)
    const answers: [string, object][] = [
      ['/api/postjob/suggest', { suggestions: ['baker'] }],
      ['/api/postjob/getalljobs', { jobs: [job], totalPages: 1, total: 1 }],
      ['/api/postjob/getjobs/', { jobs: [{ ...job, _id: 'own' }], totalPages: 1, total: 1 }],
      ['/api/hruser/gethrallprofiles', { profiles: [company], totalPages: 1, total: 1 }],
      ['/api/jobapplication/mine', { applications: [], totalPages: 0, total: 0 }],
      ['/api/chat/chats', { chats: [chat], totalPages: 1, total: 1 }],
      ['/api/jobapplication/find-applicants', { applicants: [] }],
    ]
    return Promise.resolve(Response.json(answers.find(([path]) => url.startsWith(path))?.[1] ?? {}))
  })
})
afterEach(() => {
  setSingleKeys(true)
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const signIn = (userType: UserType) =>
  setSession({ token: 't', user: { _id: 'p1', email: 'p@x.example', userType, emailVerified: true } })

function Site() {
  const { pathname, search } = useLocation()
  const [opened, setOpened] = useState(false)
  const [chosen, choose] = useState('')
  return (
    <>
      <p>at: {pathname + search}</p>
      <search>
        <input aria-label="Words" />
      </search>
      <ul>
        {['One', 'Two'].map((name) => (
          <li key={name}>
            <button type="button" data-walk="press" aria-pressed={name === chosen} onClick={() => choose(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p>chosen: {chosen}</p>
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="A question">
        Well?
      </Dialog>
      <ShortcutWatch />
    </>
  )
}

const show = (at = '/pricing') =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <Site />
    </QueryClientProvider>,
    at,
  )
const press = (keys: string) => userEvent.keyboard(keys)
const field = () => page.getByRole('combobox', { name: 'Search pages, jobs, companies and actions' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
/** Waits until the dialog has faded out; shortcuts are off until then. */
const closed = () => vi.waitFor(() => expect(document.querySelector('[aria-modal]')).toBeNull())
const help = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

async function openPalette() {
  await press('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

test('the palette goes to a page by a few letters and Enter', async () => {
  await show()
  await openPalette()
  await expectAccessible()
  await press('transp')
  await expect.element(option('Reports and decisions')).toHaveAttribute('aria-selected', 'true')
  await expect.element(field()).toHaveAttribute('aria-activedescendant', option('Reports and decisions').element().id)
  await press('{Enter}')
  await expect.element(page.getByText('at: /transparency')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})

test('finds jobs and companies by a partial word after the debounce', async () => {
  await show()
  await openPalette()
  await press('bak')
  await expect.element(option('Baker Crust · Boise')).toBeVisible()
  await expect.element(option('Crust Bakeries · Boise, ID')).toBeVisible()
  await expectAccessible()
  expect(asked.filter((one) => one.startsWith('/api/postjob/getalljobs'))).toEqual(['/api/postjob/getalljobs baker'])
  await press('{ArrowDown}{ArrowUp}{ArrowUp}')
  await expect.element(option(/^baker$/u)).toHaveAttribute('aria-selected', 'true')
  await option('Baker Crust · Boise').click()
  await expect.element(page.getByText('at: /jobs/j1/baker')).toBeVisible()
})

test('employers find their own jobs and chats; no one finds pages of the other user type', async () => {
  signIn('employer')
  await show()
  await openPalette()
  await press('bak')
  await expect.element(page.getByRole('group', { name: 'Your jobs' }).getByRole('option')).toBeVisible()
  await expect.element(option('Ana Baker')).toBeVisible()
  await field().fill('appeals')
  await expect.element(option('appeals')).toBeVisible()
  await vi.waitFor(() => expect(asked.join(' ')).toContain('find-applicants?name=appeals'))
  expect(page.getByRole('group', { name: 'Pages' }).elements()).toEqual([])
  await field().fill('post a job')
  await press('{Enter}')
  await expect.element(page.getByText('at: /employer/jobs/new')).toBeVisible()
})

test('the palette switches the color scheme and signs out', async () => {
  signIn('jobseeker')
  await show()
  await openPalette()
  await press('dark')
  await expect.element(option('Use dark theme')).toHaveAttribute('aria-selected', 'true')
  await press('{Enter}')
  await vi.waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark'))
  localStorage.removeItem('mantine-color-scheme-value')
  await closed()
  await openPalette()
  await press('sign out')
  await expect.element(option('Sign out')).toHaveAttribute('aria-selected', 'true')
  await press('{Enter}')
  await vi.waitFor(() => expect(localStorage.getItem('hearback.session')).toBeNull())
})

test('? shows all shortcuts, g and a letter go to a place, / goes into the search', async () => {
  signIn('jobseeker')
  await show()
  await press('?')
  await expect.element(help().getByText('Saved searches')).toBeVisible()
  await expectAccessible()
  await press('{Escape}')
  await closed()
  await press('g')
  await expect.element(page.getByText('Go to', { exact: true })).toBeVisible()
  await expectAccessible()
  await press('s')
  await expect.element(page.getByText('at: /saved')).toBeVisible()
  await expect.element(page.getByText('Go to', { exact: true })).not.toBeInTheDocument()
  await press('/')
  await expect.element(page.getByLabelText('Words')).toHaveFocus()
})

test('j and k walk through the list of the page', async () => {
  await show()
  await press('j')
  await expect.element(page.getByText('chosen: One')).toBeVisible()
  await press('j')
  await expect.element(page.getByText('chosen: Two')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus()
  await press('j')
  await press('k')
  await expect.element(page.getByText('chosen: One')).toBeVisible()
})

test('no shortcut fires while typing, with a modifier, or in a dialog', async () => {
  await show()
  await page.getByLabelText('Words').click()
  await press('?gj/')
  await expect.element(page.getByLabelText('Words')).toHaveValue('?gj/')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(page.getByRole('dialog', { name: 'A question' })).toBeVisible()
  await press('?')
  await press('{Control>}k{/Control}')
  await press('{Escape}')
  await closed()
  await press('{Alt>}j{/Alt}')
  await press('{Control>}j{/Control}')
  // A wrongly accepted key would have acted by now.
  await press('?')
  await expect.element(help()).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  expect(page.getByText('chosen: One').elements()).toEqual([])
})

test('single-key shortcuts can be turned off, and the palette still opens', async () => {
  await show()
  await press('?')
  await help().getByRole('switch').click()
  await expect.element(help().getByText('Show this list')).not.toBeInTheDocument()
  await press('{Escape}')
  await closed()
  await press('?j')
  await openPalette()
  expect(help().elements()).toEqual([])
  expect(page.getByText('chosen: One').elements()).toEqual([])
  expect(localStorage.getItem('hearback.single-keys')).toBe('off')
})
