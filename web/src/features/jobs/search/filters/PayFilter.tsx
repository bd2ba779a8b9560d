import { currencies } from '@hearback/contract/values/currencies.ts'
import * as words from '@hearback/texts/web/filter-panels.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { PERIOD_WORDS } from '../../../../domain/job-kind-words.ts'
import { RadioList } from '../../../../ui/fields/RadioList.tsx'
import { formatMoney, type Pay, type PayPeriod, perPeriod } from '../../../../ui/pay/pay.ts'
import type { Doubt } from '../../../../ui/pay/pay-doubt.ts'
import { useReaderCurrency } from '../../../../ui/pay/use-reader-currency.ts'
import { formatNumber } from '../../../../ui/text/decimal.ts'
import { type JobSearch, readAmount } from '../job-search.ts'
import c from './JobFilters.module.css'

const PERIODS = Object.entries(PERIOD_WORDS).map(([value, label]) => ({ value, label }))

interface PayFilterProps {
  search: JobSearch
  /** Country of the searched place (ISO 3166-1 alpha-2); its currency is listed first. */
  country: string | null
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * Minimum for the upper end of the pay range, in one currency. Amounts are compared per year, whatever period a job
 * states.
 */
export function PayFilter({ search, country, onChange }: PayFilterProps) {
  const id = useId()
  const noteId = useId()
  const { payFrom, payCurrency, payPeriod: period } = search
  const [typed, setTyped] = useState<{ search: JobSearch; from: string; currency: string }>()
  const starting = useReaderCurrency(country)
  const currency = payFrom === undefined && payCurrency === 'USD' ? starting : payCurrency
  const amountField = useRef<HTMLInputElement>(null)
  const currencyField = useShownValue(currency)
  const noteTyped = () =>
    setTyped({ search, from: amountField.current?.value ?? '', currency: currencyField.current?.value ?? currency })
  const isTyped = typed?.search === search
  return (
    <div className={c.pay}>
      <label htmlFor={id}>{words.atLeast}</label>
      <input
        key={payFrom}
        ref={amountField}
        id={id}
        className={c.amount}
        name="payFrom"
        inputMode="decimal"
        title={words.payFilterFormat(formatNumber(18.5))}
        placeholder={formatNumber(18.5)}
        autoComplete="off"
        defaultValue={payFrom === undefined ? undefined : formatNumber(payFrom)}
        onChange={noteTyped}
      />
      <select
        ref={currencyField}
        className={c.amount}
        name="payCurrency"
        aria-label={t.currency}
        aria-describedby={noteId}
        defaultValue={currency}
        onChange={noteTyped}
      >
        {currencies.map((code) => (
          // Codes only: currency names differ between the Unicode versions of server and browser (hydration).
          <option key={code}>{code}</option>
        ))}
      </select>
      <p id={noteId}>{words.payFilterCurrencyNote}</p>
      <PayHint
        amount={isTyped ? readAmount(typed.from, typed.currency) : payFrom}
        currency={isTyped ? typed.currency : currency}
        period={period}
      />
      <RadioList
        label={t.payPeriod}
        name="payPeriod"
        options={PERIODS}
        value={search.payPeriod}
        onChange={onChange}
        inline
      />
    </div>
  )
}

/** A select that follows `value`, but keeps the user's choice, also from before hydration. */
function useShownValue(value: string) {
  const field = useRef<HTMLSelectElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = value
    shown.current = value
  }, [value])
  return field
}

interface PayHintProps {
  amount: number | undefined
  currency: string
  period: PayPeriod
}

/** Points out an unusual amount and its likely meaning. A hint is enough, because a search has no consequences. */
function PayHint({ amount = 0, currency, period }: PayHintProps) {
  const [doubt, setDoubt] = useState<Doubt>()
  useEffect(() => {
    let isCurrent = true
    // Loaded lazily, so that visitors don't wait for it.
    import('../../../../ui/pay/pay-doubt.ts').then(
      ({ doubtOf }) => isCurrent && setDoubt(doubtOf({ from: amount, currency, period })),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [amount, currency, period])
  const inWords = (pay: Pay) => perPeriod(formatMoney(pay.from, pay.currency), pay.period)
  return (
    <p role="status" className={c.hint}>
      {doubt &&
        (doubt.meant
          ? words.payHintWithMeaning(inWords(doubt.stated), inWords(doubt.meant))
          : words.payHint(inWords(doubt.stated)))}
    </p>
  )
}
