import { useEffect, useState } from 'react'

/**
 * As `readerCurrency`, on pages that the server renders for nobody in particular: US dollars there and while hydrating, the
 * reader's afterwards. The table of countries is loaded then, because no page needs it to be shown.
 */
export function useReaderCurrency(country: string | null | undefined): string {
  const [currency, setCurrency] = useState('USD')
  useEffect(() => {
    let isCurrent = true
    import('./reader-currency.ts').then(
      ({ readerCurrency }) => isCurrent && setCurrency(readerCurrency(country)),
      // US dollars stay where the file does not come.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country])
  return currency
}
