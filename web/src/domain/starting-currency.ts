import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ownEmployer } from '../api/own-employer.ts'
import { useSession } from '../api/session.ts'
import { readerCurrency } from '../ui/pay/reader-currency.ts'

interface StartingCurrency {
  /** A new form in which nothing else has said the currency yet. */
  isNew: boolean
  currency: string
  /** Once there is one, the currency stays. */
  hasAmount: boolean
  /** Of the job (ISO 3166-1 alpha-2), where it is known. */
  country?: string | undefined
  onChange: (currency: string) => void
}

/**
 * Sets the currency that a form of an employer begins with: of the country of the job, else of the company, else of the
 * browser's locale. Leaves one that a person chose. For pages that are rendered in the browser only.
 */
export function useStartingCurrency({ isNew, currency, hasAmount, country, onChange }: StartingCurrency): void {
  const id = useSession()?.user._id ?? ''
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
