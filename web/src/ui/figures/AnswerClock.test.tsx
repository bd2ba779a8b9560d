import { expect, test } from 'vitest'
import { renderUi } from '../../../test/render-ui.tsx'
import { AnswerClock } from './AnswerClock.tsx'

/** Empty and filled ticks of the ring. */
const ticks = () =>
  [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d')?.match(/M/gu)?.length ?? 0)

test.each([
  [0, [20, 0]],
  [0.85, [3, 17]],
  [0.96, [1, 19]],
  [0.99, [1, 19]],
  [1, [0, 20]],
])('a small ring of a company that answers %d has %j empty and filled ticks', async (share, expected) => {
  await renderUi(<AnswerClock share={share} medianDays={3} finished={40} />)
  expect(ticks()).toEqual(expected)
})
