import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'

test('typed words show the button that searches for them, and no button searches for the same again', async () => {
  const change = vi.fn()
  await renderUi(<ApplicantToolbar search={{ keyword: 'baker', view: 'list' } as never} counts={{}} change={change} />)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  const words = page.getByRole('searchbox', { name: 'Search applicants' })
  expect(button.query()).toBeNull()
  await userEvent.type(words, ' boise')
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith({ keyword: 'baker boise' })
  await userEvent.clear(words)
  await userEvent.type(words, 'baker')
  await expect.element(button).not.toBeInTheDocument()
})
