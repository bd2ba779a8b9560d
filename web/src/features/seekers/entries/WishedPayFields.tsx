import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import { hourlyRateOf } from '@hearback/contract/people/profile-entries.ts'
import { currencyDigits } from '@hearback/contract/values/currencies.ts'
import * as t from '@hearback/texts/web/profile-entries.ts'
import { currencyChoices, PERIODS } from '../../../domain/pay-choices.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { PayQuestion } from '../../../ui/pay/PayQuestion.tsx'
import { inDollars } from '../../../ui/pay/pay.ts'
import type { ProfileDraft } from '../use-profile-draft.ts'
import c from './Entries.module.css'
import type { PayValues } from './entry-values.ts'

/** Desired pay with its period and currency, and how employers can search by it. */
export function WishedPayFields({ draft }: { draft: ProfileDraft }) {
  const pay = draft.values.wishedPay
  const set = (part: Partial<PayValues>) => draft.change({ wishedPay: { ...pay, ...part } })
  const problem = (key: keyof PayValues) => draft.problems[`wishedPay.${key}`]
  const hint = hintOf(pay)
  return (
    <>
      <div className={c.pair}>
        <NumberField
          label={t.wishedPay}
          maxDecimals={currencyDigits(pay.currency)}
          value={pay.amount}
          error={problem('amount') ?? draft.problems.wishedPay}
          onChange={(amount, currency) => set({ amount, ...(currency && { currency }) })}
        />
        <SelectField
          label={t.payPeriod}
          data={PERIODS}
          allowDeselect={false}
          searchable={false}
          value={pay.period}
          error={problem('period')}
          onChange={(period) => period && set({ period: period as PayPeriod })}
        />
        <SelectField
          label={t.currency}
          data={currencyChoices()}
          allowDeselect={false}
          value={pay.currency}
          error={problem('currency')}
          onChange={(currency) => currency && set({ currency })}
        />
      </div>
      {hint && <p className={c.hint}>{hint}</p>}
      <PayQuestion
        pay={{ from: pay.amount, currency: pay.currency, period: pay.period }}
        onUse={({ from, period }) => set({ period, ...(from !== undefined && { amount: from }) })}
      />
    </>
  )
}

function hintOf({ amount, period, currency }: PayValues): string | undefined {
  if (typeof amount !== 'number') return undefined
  const hourly = hourlyRateOf({ amount, period, currency })
  if (hourly === null) return t.otherCurrencyHint
  return period === 'hour' ? undefined : t.hourlyHint(inDollars(hourly))
}
