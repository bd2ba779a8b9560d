import type { Place } from '@hearback/contract/places.ts'
import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { placesLike } from '../../api/places.ts'
import { Button } from '../../ui/Button.tsx'
import { PlaceField } from '../../ui/PlaceField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TagsField } from '../../ui/TagsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import c from './Talents.module.css'
import { RADII, type TalentSearch } from './talent-search.ts'

const DISTANCES = RADII.map((km) => ({ value: String(km), label: `Within ${km} km` }))

interface TalentSearchFormProps {
  search: TalentSearch
  onSearch: (search: TalentSearch) => void
}

/** Skills, words, and a place with a distance around it. */
export function TalentSearchForm({ search, onSearch }: TalentSearchFormProps) {
  const [typed, setTyped] = useState(search)
  const [unknown, setUnknown] = useState(false)
  const change = (part: Partial<TalentSearch>) => {
    setUnknown(false)
    setTyped({ ...typed, ...part })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const point = await pointOf(typed)
    setUnknown(Boolean(typed.radius && !point))
    if (typed.radius && !point) return
    onSearch({ ...typed, point, page: 1 })
  }
  return (
    <search>
      <form className={c.form} onSubmit={(event) => void submit(event)} noValidate>
        <TagsField
          label="Skills"
          placeholder={typed.skill.length ? '' : 'Baking, Food safety'}
          value={typed.skill}
          onChange={(skill) => change({ skill })}
        />
        <TextField
          label="Words"
          placeholder="Work, category, anything"
          maxLength={200}
          value={typed.keyword}
          onChange={(event) => change({ keyword: event.currentTarget.value })}
        />
        <PlaceField
          label="City"
          suggest={placesLike}
          value={typed.city}
          onChange={(city) => change({ city, point: undefined })}
          onPlace={(place: Place) => change({ city: place.label, point: place })}
          error={unknown && 'This town is not known. Choose one of the list to search around it.'}
        />
        <SelectField
          label="Distance"
          placeholder="In the city"
          data={DISTANCES}
          clearable
          searchable={false}
          disabled={typed.city === ''}
          value={typed.radius ? String(typed.radius) : null}
          onChange={(radius) => change({ radius: radius ? Number(radius) : undefined })}
        />
        <Button type="submit" variant="primary" icon={<Search size={17} aria-hidden />}>
          Search
        </Button>
      </form>
    </search>
  )
}

/** The point of the town: the one taken from the list, else the first of that name. */
async function pointOf({ city, radius, point }: TalentSearch): Promise<TalentSearch['point']> {
  if (!radius || city.trim() === '') return undefined
  if (point) return { latitude: point.latitude, longitude: point.longitude }
  const [first] = await placesLike(city.trim(), new AbortController().signal).catch(() => [])
  return first && { latitude: first.latitude, longitude: first.longitude }
}
