import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import c from './SearchPill.module.css'

// Other words are searched with the same filters; another place has another surroundings.
const FILTERS = ['category', 'employmentType', 'workplace', 'payFrom', 'payPeriod', 'postedWithin', 'sort']
const CIRCLE = ['latitude', 'longitude', 'radius']

/** Keyword and place in one pill; a plain GET form, so it also works before and without JavaScript. */
export function SearchPill({ big, label = 'Job search' }: { big?: boolean; label?: string }) {
  const [query] = useSearchParams()
  const keyword = query.get('keyword') ?? ''
  const location = query.get('location') ?? ''
  const [typed, setTyped] = useState(location)
  const moved = typed !== location
  const kept = [...query].filter(([name]) => FILTERS.includes(name) || (!moved && CIRCLE.includes(name)))
  return (
    <Form action={paths.jobs()} role="search" aria-label={label} className={c.pill} data-big={big || undefined}>
      <label className={c.field}>
        <span className={c.icon}>
          <Search size={17} aria-hidden />
        </span>
        <span className="sr">Job, skill or company</span>
        <input
          key={keyword}
          name="keyword"
          defaultValue={keyword}
          placeholder="Job, skill or company"
          autoComplete="off"
          maxLength={200}
        />
      </label>
      <label className={`${c.field} ${c.place}`}>
        <span className={c.icon}>
          <MapPin size={17} aria-hidden />
        </span>
        <span className="sr">Place</span>
        <input
          key={location}
          name="location"
          defaultValue={location}
          placeholder="Anywhere"
          autoComplete="address-level2"
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={c.go} aria-label="Search">
        <Search size={18} aria-hidden />
        <span className={c.word}>Search</span>
      </button>
    </Form>
  )
}
