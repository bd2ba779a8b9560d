import * as words from '@hearback/texts/web/filter-panels.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { LocateFixed } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { RadioList } from '../../../../ui/fields/RadioList.tsx'
import { radiusChoices, radiusText, useDistanceUnit } from '../../../../ui/text/distance.ts'
import { ANYWHERE, type JobSearch } from '../job-search.ts'
import { radiusOf, type SearchedPlace, USUAL_KM } from './filter-choices.ts'
import c from './JobFilters.module.css'
import { askPosition } from './position.ts'

/** Distance as a query parameter; the default of a town is omitted. */
const inAddress = (km: number, { location }: JobSearch) => (km === USUAL_KM && location ? '' : String(km))

interface DistanceFilterProps {
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  place: SearchedPlace
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Filters by the distance from the searched place or from the device. Requests geolocation only after a click. */
export function DistanceFilter({ search, change, place, onChange }: DistanceFilterProps) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const center = search.circle ?? place
  const radius = radiusOf(search, place)
  const unit = useDistanceUnit(place?.country)
  const locate = async () => {
    setAsking(true)
    setProblem(undefined)
    try {
      const position = await askPosition()
      change({ circle: { ...position, radius: search.circle?.radius ?? USUAL_KM }, location: '' })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={c.distance}>
      <input type="hidden" name="latitude" value={center?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={center?.longitude ?? ''} />
      <RadioList
        label={t.distance}
        name="radius"
        options={[
          ...radiusChoices(unit, radius).map((km) => ({
            value: inAddress(km, search),
            label: t.withinDistance(radiusText(km, unit)),
          })),
          { value: ANYWHERE, label: words.anywhere },
        ]}
        value={radius === undefined ? ANYWHERE : inAddress(radius, search)}
        onChange={onChange}
        disabled={!center}
      />
      {!center && <p className={c.note}>{words.distanceNeedsPlace}</p>}
      <Button size="sm" wide busy={asking} icon={<LocateFixed size={15} aria-hidden />} onClick={() => void locate()}>
        {words.distanceUsePosition}
      </Button>
      {problem && (
        <p className={c.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
