import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { quotasOf } from './plan-table.ts'
import { Quota } from './Quota.tsx'

const plan = (limit: number) => ({ limits: [{ meter: 'jobPosts' as const, limit, unit: 'month' as const }] })
const plans = [plan(3), plan(20), plan(100)]

test('five times the quota has five times as many ticks', async () => {
  const quotas = plans.flatMap((one) => quotasOf(one, plans))
  await renderUi(
    <div>
      {quotas.map((quota) => (
        <div key={quota.value} data-testid={String(quota.value)}>
          <Quota {...quota} />
        </div>
      ))}
    </div>,
  )
  const filled = (value: string) =>
    page.getByTestId(value).element().querySelectorAll('path')[1]?.getAttribute('d')?.match(/M/g)?.length
  expect(['3', '20', '100'].map(filled)).toEqual([3, 20, 100])
  await expectAccessible()
})
