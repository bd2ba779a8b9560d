import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { Finder } from './Finder.tsx'

test('the Enter that confirms a composition takes no option, as Safari and others report it', async () => {
  const run = vi.fn<() => void>()
  const groups = [{ label: 'Pages', options: [{ key: 'jobs', label: 'Jobs', run }] }]
  await renderUi(
    <Finder
      opened
      onClose={() => {}}
      label="Find"
      placeholder=""
      query=""
      onQuery={() => {}}
      groups={groups}
      busy={false}
    />,
  )
  const field = page.getByRole('combobox')
  await expect.element(page.getByRole('option', { name: 'Jobs' })).toBeVisible()
  const press = (how: KeyboardEventInit) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...how }))
  press({ isComposing: true })
  press({ keyCode: 229 })
  expect(run).not.toHaveBeenCalled()
  press({ keyCode: 13 })
  expect(run).toHaveBeenCalledTimes(1)
})
