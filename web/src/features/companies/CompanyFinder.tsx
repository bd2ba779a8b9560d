import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listCompanyChoices } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/companies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { MapPin, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { sizeWords } from '../../domain/company-words.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './Companies.module.css'
import { type CompanyOrder, type CompanySearch, companySearchPath, ORDERS } from './company-search.ts'

const ORDER_WORDS: Record<CompanyOrder, string> = {
  answers: t.orderByAnswers,
  name: t.byName,
  newest: t.newestFirst,
}

type Choices = ReplyOf<typeof listCompanyChoices>

interface CompanyFinderProps {
  search: CompanySearch
  choices: Choices | undefined
}

/** A plain GET form, so it works without JavaScript too. The chosen filters can be removed one by one. */
export function CompanyFinder({ search, choices }: CompanyFinderProps) {
  const navigate = useNavigate()
  const change = (part: Partial<CompanySearch>) => void navigate(companySearchPath({ ...search, ...part }))
  const industries = optionsOf(t.industryFilter, choices?.industries, search.industry, shownName)
  const sizes = optionsOf(t.sizeFilter, choices?.sizes, search.size, (size) => sizeWords(size) ?? size)
  return (
    <>
      <Form action={paths.companies()} role="search" aria-label={t.companySearch} className={c.finder}>
        <TextInput label={t.searchLabel} name="name" value={search.name} icon={<Search size={17} aria-hidden />} />
        <TextInput label={t.placeFilter} name="near" value={search.near} icon={<MapPin size={17} aria-hidden />} />
        <Button type="submit">{t.search}</Button>
        <div className={c.choices}>
          <Choice
            label={t.industryFilter}
            name="industry"
            value={search.industry}
            onChange={(industry) => change({ industry })}
          >
            {industries}
          </Choice>
          <Choice label={t.sizeFilter} name="size" value={search.size} onChange={(size) => change({ size })}>
            {sizes}
          </Choice>
          <Choice
            label={t.order}
            name="by"
            value={search.by}
            onChange={(by) => change({ by: ORDERS.find((order) => order === by) ?? 'answers' })}
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_WORDS[order]}
              </option>
            ))}
          </Choice>
        </div>
      </Form>
      <Chosen search={search} />
    </>
  )
}

function TextInput({ label, name, value, icon }: { label: string; name: string; value: string; icon: ReactNode }) {
  return (
    <label className={c.field}>
      {icon}
      <span className="sr">{label}</span>
      <input key={value} name={name} defaultValue={value} placeholder={label} autoComplete="off" maxLength={200} />
    </label>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

const Choice = ({ label, name, value, onChange, children }: ChoiceProps) => (
  <label className={c.order}>
    <span className="sr">{label}</span>
    <select key={value} name={name} defaultValue={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
    </select>
  </label>
)

/** An option that chooses nothing, options with their numbers of companies, and the chosen value where it is not among them. */
function optionsOf(any: string, known: Choices['sizes'] | undefined, chosen: string, words: (name: string) => string) {
  const isKnown = chosen === '' || known?.some(({ name }) => name === chosen)
  return (
    <>
      <option value="">{any}</option>
      {!isKnown && <option value={chosen}>{words(chosen)}</option>}
      {known?.map(({ name, companies }) => (
        <option key={name} value={name}>
          {`${words(name)} (${companies.toLocaleString(locale.numbers)})`}
        </option>
      ))}
    </>
  )
}

/** The chosen filters, each of which its link removes. */
function Chosen({ search }: { search: CompanySearch }) {
  const chosen = [
    { key: 'industry', words: shownName(search.industry) },
    { key: 'size', words: sizeWords(search.size) ?? '' },
    { key: 'near', words: search.near && t.nearPlace(search.near) },
  ].filter(({ words }) => words)
  if (chosen.length === 0) return null
  return (
    <ul className={c.chosen} aria-label={t.chosenFilters}>
      {chosen.map(({ key, words }) => (
        <li key={key}>
          <Link to={companySearchPath({ ...search, [key]: '' })} preventScrollReset rel="nofollow">
            <span className="sr">{t.removeFilter} </span>
            {words}
            <X size={14} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
