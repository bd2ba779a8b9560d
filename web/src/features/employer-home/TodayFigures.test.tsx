import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { TodayFigures } from './TodayFigures.tsx'

const data = { dueToday: 0, overdue: 3, unread: 12, openJobs: 8 } as Parameters<typeof TodayFigures>[0]['data']
const height = () => page.getByRole('list').element().getBoundingClientRect().height

test.each([1200, 390])('nothing moves once the counts are loaded, at %i pixels', async (width) => {
  await page.viewport(width, 800)
  const { rerender } = await renderUi(<TodayFigures data={undefined} />)
  const loading = height()
  await rerender(<div />)
  await renderUi(<TodayFigures data={data} />)
  expect(Math.abs(height() - loading)).toBeLessThan(2)
})
