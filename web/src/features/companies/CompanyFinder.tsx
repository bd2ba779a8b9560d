import * as t from '@hearback/texts/web/companies.ts'
import { Search } from 'lucide-react'
import { Form, useNavigate } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import c from './Companies.module.css'
import { type CompanyOrder, type CompanySearch, ORDERS } from './company-search.ts'

const ORDER_WORDS: Record<CompanyOrder, string> = {
  answers: t.orderByAnswers,
  name: t.byName,
  newest: t.newestFirst,
}

/** A plain GET form, so it works without JavaScript too. */
export function CompanyFinder({ search }: { search: CompanySearch }) {
  const navigate = useNavigate()
  return (
    <Form action={paths.companies()} role="search" aria-label={t.companySearch} className={c.finder}>
      <label className={c.field}>
        <Search size={17} aria-hidden />
        <span className="sr">{t.searchLabel}</span>
        <input
          key={search.name}
          name="name"
          defaultValue={search.name}
          placeholder={t.searchLabel}
          autoComplete="off"
          maxLength={200}
        />
      </label>
      <label className={c.order}>
        <span className="sr">{t.order}</span>
        <select
          key={search.by}
          name="by"
          defaultValue={search.by}
          onChange={(event) => void navigate(addressOf({ ...search, by: event.currentTarget.value }))}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {ORDER_WORDS[order]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t.search}</Button>
    </Form>
  )
}

function addressOf({ name, by }: { name: string; by: string }): string {
  const query = new URLSearchParams({ ...(name && { name }), by })
  return `${paths.companies()}?${query}`
}
