import { useEffect, useState } from 'react'

/**
 * Like `readerCurrency`, but safe for hydration: US dollars on the server and in the first render, the reader's
 * currency afterwards. The country table is loaded lazily.
 */
export function useReaderCurrency(country: string | null | undefined): string {
  const [currency, setCurrency] = useState('USD')
  useEffect(() => {
    let isCurrent = true
    import('./reader-currency.ts').then(
      ({ readerCurrency }) => isCurrent && setCurrency(readerCurrency(country)),
      // US dollars remain if the file fails to load.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country])
  return currency
}
