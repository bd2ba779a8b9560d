import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { latePart } from './LatePart.tsx'
import { Region } from './Region.tsx'

const Hello = ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`)

test('a part is shown once its code is loaded, and immediately from then on', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Hello>()
  const Late = latePart(() => promise)
  const first = await renderUi(<Late name="Ana" />)
  await expect.element(page.getByText('Hello Ana')).not.toBeInTheDocument()
  resolve(Hello)
  await expect.element(page.getByText('Hello Ana')).toBeVisible()
  await first.unmount()
  await renderUi(<Late name="Cem" />)
  expect(page.getByText('Hello Cem').query()).not.toBeNull()
})

test('a part whose code is missing fails its region, whose retry loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let tries = 0
  const Late = latePart(async () => {
    tries += 1
    if (tries === 1) throw new Error('missing')
    return Hello
  })
  await renderUi(
    <Region>
      <Late name="Ana" />
    </Region>,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Hello Ana')).toBeVisible()
  vi.restoreAllMocks()
})
