import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { CompanyPhotos } from './CompanyPhotos.tsx'

const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
const photoOf = (id: string, description: string | null): CompanyPhoto => {
  return { _id: id, description, width: 300, height: 200, small: url, medium: url, large: url }
}

test('a photo opens at full size, arrow keys show the others, and the focus returns to it', async () => {
  await renderUi(<CompanyPhotos businessName="Crust" photos={[photoOf('a', 'Our oven'), photoOf('b', null)]} />)
  const opener = page.getByRole('link', { name: 'Our oven' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Photo 2 of Crust' }).last()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
