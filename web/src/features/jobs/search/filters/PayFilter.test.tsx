import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../../test/render-ui.tsx'
import { readSearch } from '../job-search.ts'
import { PayFilter } from './PayFilter.tsx'

const speaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
afterEach(() => vi.restoreAllMocks())

function Filter({ query = '', country = null }: { query?: string; country?: string | null }) {
  const [where, setWhere] = useState(country)
  const [search, setSearch] = useState(() => readSearch(new URLSearchParams(query)))
  return (
    <form>
      <PayFilter search={search} country={where} onChange={vi.fn()} />
      <button type="button" onClick={() => setWhere('JP')}>
        Search in Japan
      </button>
      <button type="button" onClick={() => setSearch(readSearch(new URLSearchParams()))}>
        Clear
      </button>
    </form>
  )
}
const currency = page.getByRole('combobox', { name: 'Currency' })
const hint = page.getByRole('status').first()

test.each([
  ['the searched country', '', 'MX', ['de-DE'], 'MXN'],
  ['the browser’s region', '', null, ['en', 'de-DE'], 'EUR'],
  ['US dollars where nothing says more', '', null, ['es'], 'USD'],
  ['the address', 'payFrom=900&payCurrency=KWD', 'MX', ['de-DE'], 'KWD'],
  ['US dollars for an amount without a currency', 'payFrom=20', 'MX', ['de-DE'], 'USD'],
])('the currency begins with that of %s', async (_, query, country, tags, expected) => {
  speaks(...tags)
  await renderUi(<Filter query={query} country={country} />)
  await expect.element(currency).toHaveValue(expected)
  await expectAccessible()
})

test('the currency follows the search until the user chooses one, and again after the filter is cleared', async () => {
  speaks('en-GB')
  await renderUi(<Filter query="payFrom=20&payCurrency=EUR" />)
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(currency).toHaveValue('GBP')
  await userEvent.click(page.getByRole('button', { name: 'Search in Japan' }))
  await expect.element(currency).toHaveValue('JPY')
})

test('a chosen currency stays when the search moves', async () => {
  speaks('en-GB')
  await renderUi(<Filter />)
  await userEvent.selectOptions(currency, 'CAD')
  await userEvent.click(page.getByRole('button', { name: 'Search in Japan' }))
  await expect.element(currency).toHaveValue('CAD')
})

test('hints at an unusual amount while typing, without a question', async () => {
  speaks('en-US')
  await renderUi(<Filter query="payFrom=52&payPeriod=year" />)
  await expect.element(hint).toHaveTextContent('$52 per year is unusual. Did you mean $52,000 per year?')
  await userEvent.clear(page.getByLabelText('At least'))
  await expect.element(hint).toBeEmptyDOMElement()
  for (const key of '52000') await userEvent.keyboard(key)
  await expect.element(hint).toBeEmptyDOMElement()
  await userEvent.selectOptions(currency, 'VND')
  await expect.element(hint).toHaveTextContent('₫52,000 per year is unusual. Did you mean ₫52,000 per hour?')
  await expectAccessible()
})
