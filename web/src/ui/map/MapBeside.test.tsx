import { lazy } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { MapBeside } from './MapBeside.tsx'

test.each([false, true])('the place of a map says that it is being drawn, its list being there: %s', async (shown) => {
  const Late = lazy(() => new Promise<never>(() => undefined))
  await renderUi(
    <MapBeside shown={shown}>
      <Late />
    </MapBeside>,
  )
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading the map' })).toBeVisible()
})
