import * as t from '@hearback/texts/web/jobs.ts'
import { type ChangeEvent, useId } from 'react'
import { PERIOD_WORDS } from '../../job-kind-words.ts'
import { inDollars } from '../../ui/pay.ts'
import { RadioList } from '../../ui/RadioList.tsx'
import c from './JobFilters.module.css'
import type { JobSearch } from './job-search.ts'

const PERIODS = Object.entries(PERIOD_WORDS).map(([value, label]) => ({ value, label }))

export const payPill = ({ payFrom, payPeriod }: JobSearch): string =>
  payFrom === undefined ? t.pay : t.fromPer(inDollars(payFrom), PERIOD_WORDS[payPeriod])

interface PayFilterProps {
  search: JobSearch
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The least that the upper end must reach. Amounts are compared by year, whatever period a job states. */
export function PayFilter({ search, onChange }: PayFilterProps) {
  const id = useId()
  return (
    <div className={c.pay}>
      <label htmlFor={id}>{t.atLeast}</label>
      <input
        key={search.payFrom}
        id={id}
        className={c.amount}
        name="payFrom"
        inputMode="decimal"
        pattern="[0-9]{1,9}([.][0-9]{1,2})?"
        title={t.anAmountLike18Or}
        placeholder="18.50"
        autoComplete="off"
        defaultValue={search.payFrom}
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
