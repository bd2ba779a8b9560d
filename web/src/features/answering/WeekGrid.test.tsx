import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { WeekGrid } from './WeekGrid.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T17:10:00Z') }))
afterEach(() => vi.useRealTimers())

const BUSY = [{ start: Date.parse('2026-12-02T17:00:00Z'), minutes: 30, name: 'Bea' }]

function Grid({ most }: { most: number }) {
  const [slots, setSlots] = useState<string[]>([])
  return (
    <>
      <WeekGrid
        zone="America/Boise"
        minutes={30}
        slots={slots}
        full={slots.length >= most}
        busy={BUSY}
        labelOf={(local) => local}
        onToggle={(local) => setSlots(slots.includes(local) ? slots.filter((one) => one !== local) : [...slots, local])}
      />
      <output aria-label="Selected">{slots.join(' ')}</output>
    </>
  )
}
const selected = () => expect.element(page.getByRole('status', { name: 'Selected' }))

test('selects with the keyboard, skips past times, and goes on to the next days', async () => {
  await page.viewport(1000, 800)
  await renderUi(<Grid most={5} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '2026-12-01T10:00' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await selected().toHaveTextContent('')
  await userEvent.keyboard('{ArrowDown} {ArrowRight}{ArrowUp}{Enter}')
  await selected().toHaveTextContent('2026-12-01T10:30 2026-12-02T10:00')
  await userEvent.keyboard('{PageDown} {ArrowLeft}{ArrowLeft} ')
  await selected().toHaveTextContent('2026-12-01T10:30 2026-12-02T10:00 2026-12-09T10:00 2026-12-07T10:00')
  await userEvent.keyboard(' {PageUp}{PageUp}{Home}')
  await expect.element(page.getByRole('button', { name: '2026-12-01T08:00' })).toHaveFocus()
  await selected().toHaveTextContent('2026-12-01T10:30 2026-12-02T10:00 2026-12-09T10:00')
  await expectAccessible()
})

test('takes no more than the limit, and lets go of a time again', async () => {
  await page.viewport(1000, 800)
  await renderUi(<Grid most={1} />)
  const [first, second] = ['2026-12-03T09:00', '2026-12-03T09:30'].map((name) => page.getByRole('button', { name }))
  await first?.click()
  await second?.click({ force: true })
  await selected().toHaveTextContent('2026-12-03T09:00')
  await first?.click()
  await second?.click()
  await selected().toHaveTextContent('2026-12-03T09:30')
})

test('names interviews that a time would overlap, and still offers it', async () => {
  await page.viewport(1000, 800)
  await renderUi(<Grid most={5} />)
  await page.getByRole('button', { name: '2026-12-02T10:00; you have an interview with Bea' }).click()
  await selected().toHaveTextContent('2026-12-02T10:00')
})

test('shows three days on a phone', async () => {
  await page.viewport(390, 800)
  await renderUi(<Grid most={5} />)
  await expect.element(page.getByText('Dec 1 – Dec 3')).toBeVisible()
  await page.getByRole('button', { name: 'Later days' }).click()
  await expect.element(page.getByText('Dec 4 – Dec 6')).toBeVisible()
  expect(page.getByRole('columnheader').elements()).toHaveLength(3)
})
