import { currencies } from '@hearback/contract/currencies.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { type ChangeEvent, useId } from 'react'
import { PERIOD_WORDS } from '../../job-kind-words.ts'
import { formatNumber } from '../../ui/decimal.ts'
import { amountInFilter } from '../../ui/pay.ts'
import { RadioList } from '../../ui/RadioList.tsx'
import c from './JobFilters.module.css'
import type { JobSearch } from './job-search.ts'

const PERIODS = Object.entries(PERIOD_WORDS).map(([value, label]) => ({ value, label }))

export const payPill = ({ payFrom, payPeriod, payCurrency }: JobSearch): string =>
  payFrom === undefined ? t.pay : t.fromPer(amountInFilter(payFrom, payCurrency), PERIOD_WORDS[payPeriod])

interface PayFilterProps {
  search: JobSearch
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The least that the upper end must reach, in one currency. Amounts are compared by year, whatever period a job states. */
export function PayFilter({ search, onChange }: PayFilterProps) {
  const id = useId()
  const noteId = useId()
  return (
    <div className={c.pay}>
      <label htmlFor={id}>{t.atLeast}</label>
      <input
        key={search.payFrom}
        id={id}
        className={c.amount}
        name="payFrom"
        inputMode="decimal"
        title={t.anAmountLike18Or}
        placeholder="18.50"
        autoComplete="off"
        defaultValue={search.payFrom === undefined ? undefined : formatNumber(search.payFrom)}
      />
      <select
        key={search.payCurrency}
        className={c.amount}
        name="payCurrency"
        aria-label={t.currency}
        aria-describedby={noteId}
        defaultValue={search.payCurrency}
      >
        {currencies.map((code) => (
          // By code alone: names of currencies differ between the server's and the browser's edition of Unicode.
          <option key={code}>{code}</option>
        ))}
      </select>
      <p id={noteId}>{t.otherCurrenciesAreLeftOut}</p>
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
