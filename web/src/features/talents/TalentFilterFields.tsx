import { talentRates } from '@hearback/contract/people/talent-filters.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/talents.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { AVAILABILITIES } from '../../profile/availabilities.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { NameField, SelectField } from '../../ui/fields/SelectField.tsx'
import { inDollars } from '../../ui/pay/pay.ts'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './Talents.module.css'
import { SEEN, type TalentSearch } from './talent-search.ts'
import { categoryNames } from './talents.queries.ts'

const SEEN_WITHIN = { week: t.seenThisWeek, month: t.seenThisMonth }
const ORDERS = { best: t.orderBest, seen: t.orderSeen }
const YEARS = [1, 2, 3, 5, 10, 20]

interface TalentFilterFieldsProps {
  typed: TalentSearch
  change: (part: Partial<TalentSearch>) => void
}

const chosenIn = ({ category, availability, minYears, maxRate, verified, lastSeen }: TalentSearch) =>
  [category, availability, minYears, maxRate, verified, lastSeen].filter(Boolean).length

/** Category, filters by what seekers show before contact, and the order. Collapsed where none was chosen when the page opened. */
export function TalentFilterFields(props: TalentFilterFieldsProps) {
  const chosen = chosenIn(props.typed)
  const [opened, setOpened] = useState(chosen > 0 || props.typed.sort !== 'best')
  return (
    <details className={c.more} open={opened} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary>
        {chosen > 0 ? t.filtersCount(chosen) : t.filtersLabel}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <FilterFields {...props} />
    </details>
  )
}

function FilterFields({ typed, change }: TalentFilterFieldsProps) {
  const { data: categories = [] } = useQuery(categoryNames())
  const { category, availability, minYears, maxRate, verified, lastSeen, sort } = typed
  const years = [...new Set([...YEARS, ...(minYears ? [minYears] : [])])].sort((a, b) => a - b)
  const availabilities = [...new Set([...AVAILABILITIES, ...(availability ? [availability] : [])])]
  return (
    <div className={c.filters}>
      <NameField
        label={t.filterCategory}
        placeholder={t.filterAny}
        data={categories}
        maxLength={limits.oneLine}
        value={category}
        onChange={(chosen) => change({ category: chosen })}
      />
      <SelectField
        label={t.filterAvailability}
        placeholder={t.filterAny}
        data={availabilities.map((value) => ({ value, label: shownName(value) }))}
        value={availability || null}
        onChange={(chosen) => change({ availability: chosen ?? '' })}
        clearable
        searchable={false}
      />
      <SelectField
        label={t.filterYears}
        placeholder={t.filterAny}
        data={years.map((value) => ({ value: String(value), label: t.filterYearsChoice(value) }))}
        value={minYears ? String(minYears) : null}
        onChange={(chosen) => change({ minYears: chosen ? Number(chosen) : undefined })}
        clearable
        searchable={false}
      />
      <SelectField
        label={t.filterRate}
        placeholder={t.filterAny}
        data={talentRates.map((value) => ({ value: String(value), label: inDollars(value) }))}
        value={maxRate ? String(maxRate) : null}
        onChange={(chosen) => change({ maxRate: talentRates.find((rate) => String(rate) === chosen) })}
        clearable
        searchable={false}
      />
      <SelectField
        label={t.filterSeen}
        placeholder={t.filterAny}
        data={SEEN.map((value) => ({ value, label: SEEN_WITHIN[value] }))}
        value={lastSeen ?? null}
        onChange={(chosen) => change({ lastSeen: SEEN.find((within) => within === chosen) })}
        clearable
        searchable={false}
      />
      <SelectField
        label={t.orderLabel}
        data={(['best', 'seen'] as const).map((value) => ({ value, label: ORDERS[value] }))}
        value={sort}
        onChange={(chosen) => change({ sort: chosen === 'seen' ? 'seen' : 'best' })}
        searchable={false}
      />
      <CheckboxField
        label={t.filterVerified}
        checked={verified}
        onChange={(event) => change({ verified: event.currentTarget.checked })}
      />
      <p className={c.filtersHint}>{t.filtersHint}</p>
    </div>
  )
}
