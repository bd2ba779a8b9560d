import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { SortLinks } from './SortLinks.tsx'
import { StatusFilter } from './StatusFilter.tsx'

const linkTo = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

test('an order keeps the filter and starts again at the first page; a filter keeps the order', async () => {
  await renderUi(
    <>
      <StatusFilter label="Status" statuses={['open']} words={() => 'Open'} counts={{ open: 2 }} chosen="open" />
      <SortLinks
        label="Sort"
        orders={[
          { value: 'newest', label: 'Newest first' },
          { value: 'overdue', label: 'Overdue first' },
        ]}
        chosen="overdue"
      />
    </>,
    '/jobs?status=open&sort=overdue&page=3',
  )
  expect(linkTo('Open 2')).toBe('/jobs?status=open&sort=overdue')
  expect(linkTo('All 2')).toBe('/jobs?sort=overdue')
  expect(linkTo('Newest first')).toBe('/jobs?status=open')
  await expect.element(page.getByRole('link', { name: 'Overdue first' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible()
})
