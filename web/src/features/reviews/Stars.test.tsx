import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { Stars } from './Stars.tsx'

test('a rating of 3.7 fills 3.7 of its stars, also where its column is wider', async () => {
  await renderUi(
    <div style={{ display: 'grid', width: 300 }}>
      <Stars value={3.7} size={20} />
    </div>,
  )
  const stars = page.getByRole('img').element()
  expect(stars.getBoundingClientRect().width).toBe(100)
  expect(stars.lastElementChild?.getBoundingClientRect().width).toBeCloseTo(74, 0)
})
