import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { ExperienceRow } from './experience/ExperienceRow.tsx'
import { PrivacyHidden } from './privacy/PrivacyHidden.tsx'
import { profileAs } from './privacy/privacy.queries.ts'

const baker = { _id: 'e1', title: 'Baker', company: 'Crust', employed: false, verification: 'none' } as Experience
const profile = { _id: 's1', experience: [baker] } as unknown as Seeker

/** Fake server: GET requests resolve immediately, other requests resolve or fail after `resolve()`. */
function network(isRefused: boolean) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Response.json(url.includes('hidden') ? { employers: [{ _id: 'c1', businessName: 'Crust' }] } : { profile })
    sent.push(`${method} ${body ?? ''}`)
    await promise
    if (isRefused) return Response.json({ code: 'unavailable', message: 'Not just now.' }, { status: 503 })
    return Response.json({ profile: { ...profile, experience: sent.length === 1 ? [] : [baker] } })
  })
  return { sent, goOn: resolve }
}
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

function Experiences() {
  const { data } = useQuery({ ...profileAs('s1', 'owner'), staleTime: Number.POSITIVE_INFINITY })
  return (
    <ul>
      {data?.experience?.map((one) => (
        <ExperienceRow key={one._id} experience={one} onEdit={() => undefined} />
      ))}
    </ul>
  )
}
const show = (ui: React.ReactNode) => renderUi(<QueryClientProvider client={queryClient()}>{ui}</QueryClientProvider>)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('removes an experience optimistically, and rolls back with the error on failure', async () => {
  const { goOn } = network(true)
  await show(<Experiences />)
  await button('Remove Baker at Crust').click()
  await expect.element(button('Remove Baker at Crust')).not.toBeInTheDocument()
  goOn()
  await expect.element(page.getByText('Not just now.')).toBeVisible()
  await expect.element(button('Remove Baker at Crust')).toBeVisible()
})

test('undo restores a removed experience', async () => {
  const { sent, goOn } = network(false)
  goOn()
  await show(<Experiences />)
  await button('Remove Baker at Crust').click()
  await expect.element(page.getByText('Baker removed.')).toBeVisible()
  await expect.element(button('Remove Baker at Crust')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(button('Remove Baker at Crust')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toContain('"title":"Baker"')
})

test('rolls back a failed change of a hidden company and shows the error', async () => {
  const { goOn } = network(true)
  await show(<PrivacyHidden />)
  const again = page.getByRole('button', { name: /^Show again/u })
  await again.click()
  await expect.element(page.getByText('You’re not hidden from any companies.')).toBeVisible()
  goOn()
  await expect.element(page.getByText('Not just now.')).toBeVisible()
  await expect.element(again).toBeVisible()
})
