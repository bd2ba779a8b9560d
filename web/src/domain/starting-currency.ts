import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ownEmployer } from '../api/own-employer.ts'
import { partyId, useSession } from '../api/session.ts'
import { readerCurrency } from '../ui/pay/reader-currency.ts'

interface StartingCurrency {
  /** True for a new form whose currency nothing else has set. */
  isNew: boolean
  currency: string
  /** With an amount the currency no longer changes. */
  hasAmount: boolean
  /** Country of the job (ISO 3166-1 alpha-2), if known. */
  country?: string | undefined
  onChange: (currency: string) => void
}

/**
 * Sets the initial currency of an employer's form: by the country of the job, else of the company, else by the
 * browser's locale. Keeps a currency chosen by the user. For client-rendered pages only.
 */
export function useStartingCurrency({ isNew, currency, hasAmount, country, onChange }: StartingCurrency): void {
  const id = partyId(useSession()?.user)
  const { data: company, isLoading } = useQuery({ ...ownEmployer(id), enabled: isNew && id !== '' })
  const starting = readerCurrency(country, company?.country)
  const shown = useRef(currency)
  const follow = useEffectEvent((next: string) => {
    if (currency !== shown.current || hasAmount) return
    shown.current = next
    if (currency !== next) onChange(next)
  })
  useEffect(() => {
    if (isNew && !isLoading) follow(starting)
  }, [isNew, isLoading, starting])
}
