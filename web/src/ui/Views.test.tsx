import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../test/render-ui.tsx'
import { Button } from './Button.tsx'
import { TickBar } from './feedback/Progress.tsx'
import { toast } from './feedback/toast-store.ts'
import { AnswerClock } from './figures/AnswerClock.tsx'
import { AnswerCountdown } from './figures/Countdowns.tsx'
import { FilterPill } from './figures/Pill.tsx'
import { Facts } from './Layout.tsx'
import { Pager } from './navigation/Pager.tsx'
import { Tabs } from './navigation/Tabs.tsx'
import { RateTag } from './pay/RateTag.tsx'

test('page links keep the other query parameters', async () => {
  await renderUi(<Pager page={2} totalPages={9} />, '/jobs?keyword=baker&page=2')
  await expect
    .element(page.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('href', '/jobs?keyword=baker&page=3')
  await expect.element(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/jobs?keyword=baker')
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
})

test('a list of one page has no pager', async () => {
  await renderUi(<Pager page={1} totalPages={1} />)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('a long term leaves room for its value on a phone', async () => {
  await page.viewport(360, 640)
  const term = 'Time from the first report to the decision, as a median of all'
  await renderUi(<Facts items={[{ term, value: 'Nothing has been decided yet' }]} />)
  const value = page.getByText('Nothing has been decided yet')
  await expect.element(value).toBeVisible()
  expect(value.element().getBoundingClientRect().width).toBeGreaterThan(100)
})

function Two() {
  const [value, setValue] = useState('open')
  return (
    <Tabs
      label="Jobs"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'open', label: 'Open', count: 4, panel: 'Four open jobs' },
        { value: 'closed', label: 'Closed', panel: 'None closed' },
      ]}
    />
  )
}

test('arrow keys change tabs, and one panel is shown', async () => {
  await renderUi(<Two />)
  await page.getByRole('tab', { name: 'Open 4' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Closed' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Closed' })).toHaveTextContent('None closed')
  await expect.element(page.getByText('Four open jobs')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a filter opens below its pill and closes on an outside click', async () => {
  await renderUi(
    <FilterPill label="Category" count={2}>
      <button type="button">Full time</button>
    </FilterPill>,
  )
  const pill = page.getByRole('button', { name: 'Category 2 selected' })
  await pill.click()
  await expect.element(page.getByRole('group', { name: 'Category' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('heading', { name: 'Test' }).click()
  await expect.element(page.getByRole('group', { name: 'Category' })).not.toBeInTheDocument()
})

test('a toast offers undo while it is visible', async () => {
  const run = vi.fn()
  const remove = () => toast({ text: 'Job removed.', action: { label: 'Undo', run } })
  await renderUi(<Button onClick={remove}>Remove</Button>)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Job removed.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(run).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('Job removed.')).not.toBeInTheDocument()
})

test('the answer clock describes its figures, or that the company is new', async () => {
  await renderUi(
    <>
      <AnswerClock share={0.84} medianDays={3} finished={61} />
      <AnswerClock share={null} medianDays={null} finished={2} />
    </>,
  )
  await expect.element(page.getByText('Answers 84% of applicants, in 3 days (61 applications)')).toBeVisible()
  await expect.element(page.getByText('New here')).toBeVisible()
  await expectAccessible()
})

test('a due answer counts down, and an overdue one is labeled', async () => {
  const hour = 60 * 60_000
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  await renderUi(
    <>
      <AnswerCountdown dueAt={at(6.5 * 24)} />
      <AnswerCountdown dueAt={at(-75)} />
    </>,
  )
  await expect.element(page.getByText('Answer due in 7 days')).toBeVisible()
  await expect.element(page.getByText('Answer overdue by 3 days')).toBeVisible()
  await expectAccessible()
})

test('pay has a text for screen readers, and a wide range is labeled', async () => {
  await renderUi(<RateTag from={18} to={40} currency="USD" period="hour" />)
  await expect.element(page.getByText('18 to 40 US dollars per hour, wide range')).toBeInTheDocument()
  await expectAccessible()
})

test.each([5, 29, 100])('the figure of a bar with %i ticks is at their end', async (max) => {
  await renderUi(
    <div style={{ width: 560 }}>
      <TickBar label="Opened" value={max} max={max} text="All of them" />
    </div>,
  )
  const bar = page.getByRole('progressbar', { name: 'Opened' })
  const ticks = bar.element().getBoundingClientRect()
  const lastTick = bar.element().lastElementChild?.getBoundingClientRect()
  expect(bar.element().children).toHaveLength(max)
  const figure = page.getByText('All of them').element().getBoundingClientRect()
  expect(Math.abs((lastTick?.right ?? 0) - ticks.right)).toBeLessThan(2)
  expect(Math.abs(figure.right - ticks.right)).toBeLessThan(2)
  expect(ticks.width).toBe(320)
  await expectAccessible()
})

test('bars have the same length whatever their number of ticks, and an unused tick is lower than a used one', async () => {
  await renderUi(
    <>
      <TickBar label="Posts" value={3} max={3} />
      <TickBar label="Offers" value={0} max={500} />
    </>,
  )
  const boxOf = (name: string) => page.getByRole('progressbar', { name }).element()
  expect(boxOf('Offers').getBoundingClientRect().width).toBe(boxOf('Posts').getBoundingClientRect().width)
  const heightOf = (name: string) => boxOf(name).firstElementChild?.getBoundingClientRect().height ?? 0
  expect(heightOf('Offers')).toBeLessThan(heightOf('Posts') / 2)
})
