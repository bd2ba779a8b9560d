import { currencyDigits } from '@hearback/contract/values/currencies.ts'
import * as t from '@hearback/texts/web/billing.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { formatMoney } from '../../ui/pay/pay.ts'
import { localDate } from '../../ui/text/times.ts'
import c from './Billing.module.css'
import { myInvoices } from './billing.queries.ts'
import { invoiceState } from './plan-words.ts'

/** Invoices, newest first. */
export function InvoiceList() {
  const query = useQuery(myInvoices)
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={2} loading={t.invoicesLoading} />
  if (data.invoices.length === 0) return <p className={c.note}>{t.invoicesEmpty}</p>
  return (
    <table className={c.table}>
      <thead>
        <tr>
          <th>{t.date}</th>
          <th>{t.amount}</th>
          <th>{t.state}</th>
          <th>{t.invoice}</th>
        </tr>
      </thead>
      <tbody>
        {data.invoices.map(({ _id, createdAt, amount, currency, status, number, url, pdf }) => (
          <tr key={_id}>
            <td>{localDate(createdAt)}</td>
            <td>{formatMoney(amount, currency, currencyDigits(currency))}</td>
            <td>{invoiceState(status)}</td>
            <td>{url || pdf ? <a href={pdf ?? url ?? ''}>{number ?? t.open}</a> : t.simulated}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
