import type { Place } from '@hearback/contract/jobs/places.ts'
import { searchTalents } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/talents.ts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { searchPlacesLike } from '../../api/places.ts'
import { skillsInDemand } from '../../api/suggestions/skills.ts'
import { Button } from '../../ui/Button.tsx'
import { PlaceField } from '../../ui/fields/PlaceField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { radiusChoices, radiusText, useDistanceUnit } from '../../ui/text/distance.ts'
import { TalentFilterFields } from './TalentFilterFields.tsx'
import c from './Talents.module.css'
import type { TalentSearch } from './talent-search.ts'

const FARTHEST_KM = 200

interface TalentSearchFormProps {
  search: TalentSearch
  onSearch: (search: TalentSearch) => void
}

/** Search form: skills, keywords, and a place with a radius. */
export function TalentSearchForm({ search, onSearch }: TalentSearchFormProps) {
  const [typed, setTyped] = useState(search)
  const { data: skills = [] } = useQuery(skillsInDemand())
  const unit = useDistanceUnit()
  const [unknown, setUnknown] = useState(false)
  const change = (part: Partial<TalentSearch>) => {
    setUnknown(false)
    setTyped({ ...typed, ...part })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = await placeOf(typed)
    setUnknown(place === 'unknown')
    if (place === 'unknown') return
    onSearch({ ...typed, point: place === 'area' ? undefined : place, page: 1 })
  }
  return (
    <search>
      <form className={c.form} onSubmit={(event) => void submit(event)} noValidate>
        <TagsField
          label={t.skills}
          placeholder={typed.skill.length ? '' : t.skillsPlaceholder}
          data={skills}
          value={typed.skill}
          onChange={(skill) => change({ skill })}
        />
        <TextField
          label={t.words}
          placeholder={t.wordsPlaceholder}
          maxLength={200}
          value={typed.keyword}
          onChange={(event) => change({ keyword: event.currentTarget.value })}
        />
        <PlaceField
          label={t.city}
          suggest={searchPlacesLike}
          value={typed.city}
          onChange={(city) => change({ city, point: undefined })}
          onPlace={(place: Place) => change({ city: place.label, point: place.kind === 'town' ? place : undefined })}
          error={unknown && t.cityUnknown}
        />
        <SelectField
          label={t.distance}
          placeholder={t.distanceInCity}
          data={radiusChoices(unit, typed.radius, FARTHEST_KM).map((km) => ({
            value: String(km),
            label: t.withinDistance(radiusText(km, unit)),
          }))}
          clearable
          searchable={false}
          disabled={typed.city === ''}
          value={typed.radius ? String(typed.radius) : null}
          onChange={(radius) => change({ radius: radius ? Number(radius) : undefined })}
        />
        <TalentFilterFields typed={typed} change={change} />
        <Button type="submit" variant="primary" icon={<Search size={17} aria-hidden />}>
          {t.search}
        </Button>
      </form>
    </search>
  )
}

/** Center of a radius search: the selected suggestion, else the place that the server resolves the text to. */
async function placeOf({ city, radius, point }: TalentSearch): Promise<TalentSearch['point'] | 'area' | 'unknown'> {
  if (!radius || city.trim() === '') return undefined
  if (point) return { latitude: point.latitude, longitude: point.longitude }
  const found = await call(searchTalents, { body: { city, limit: 1 } }).catch(() => undefined)
  if (found?.area) return 'area'
  return found?.place ? { latitude: found.place.latitude, longitude: found.place.longitude } : 'unknown'
}
