import { listFilters } from '@hearback/contract/jobs/search-choices.ts'
import * as t from '@hearback/texts/web/layouts.ts'
import { MapPin, Search } from 'lucide-react'
import { type FocusEvent, Suspense, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import c from './SearchPill.module.css'

// Loaded on focus.
const SearchSuggestions = retryableLazy(async () => ({
  default: (await import('./SearchSuggestions.tsx')).SearchSuggestions,
}))

// Query parameters kept for a new search; those of the circle only while the place is unchanged.
const FILTERS = [
  ...listFilters,
  'payFrom',
  'payPeriod',
  'payCurrency',
  'postedWithin',
  'answersShare',
  'answersWithinDays',
  'verified',
  'hideApplied',
  'sort',
  'map',
]
const CIRCLE = ['latitude', 'longitude', 'radius']

/** Search form for keyword and place; a plain GET form, so it works without JavaScript too. */
export function SearchPill({ big, label = t.jobSearch }: { big?: boolean; label?: string }) {
  const [query] = useSearchParams()
  const keyword = query.get('keyword') ?? ''
  const location = query.get('location') ?? ''
  const [typed, setTyped] = useState(location)
  const [field, setField] = useState<HTMLInputElement>()
  const enter = (event: FocusEvent<HTMLInputElement>) => setField(event.currentTarget)
  const moved = typed !== location
  const kept = [...query].filter(([name]) => FILTERS.includes(name) || (!moved && CIRCLE.includes(name)))
  return (
    <Form action={paths.jobs()} role="search" aria-label={label} className={c.pill} data-big={big || undefined}>
      <label className={c.field}>
        <span className={c.icon}>
          <Search size={17} aria-hidden />
        </span>
        <span className="sr">{t.searchLabel}</span>
        <input
          key={keyword}
          name="keyword"
          defaultValue={keyword}
          placeholder={t.searchLabel}
          autoComplete="off"
          maxLength={200}
          onFocus={enter}
        />
      </label>
      <label className={`${c.field} ${c.place}`}>
        <span className={c.icon}>
          <MapPin size={17} aria-hidden />
        </span>
        <span className="sr">{t.place}</span>
        <input
          key={location}
          name="location"
          defaultValue={location}
          placeholder={t.anywhere}
          autoComplete="address-level2"
          maxLength={200}
          onFocus={enter}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={c.go} aria-label={t.search}>
        <Search size={18} aria-hidden />
        <span className={c.word}>{t.search}</span>
      </button>
      <Suspense>{field && <SearchSuggestions key={field.name} input={field} />}</Suspense>
    </Form>
  )
}
