import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { LocateFixed } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/RadioList.tsx'
import c from './JobFilters.module.css'
import type { JobSearch } from './job-search.ts'
import { askPosition } from './position.ts'

const USUAL_KM = 25
const RADII = [
  { value: '', label: t.anyDistance },
  ...[5, 10, 25, 50, 100].map((km) => ({ value: String(km), label: t.withinKm(km) })),
]

interface DistanceFilterProps {
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  place: ReplyOf<typeof searchJobs>['place']
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** How far from the searched place, or from where one is: that is asked of the device on a press only. */
export function DistanceFilter({ search, change, place, onChange }: DistanceFilterProps) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const centre = search.circle ?? place
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
      <input type="hidden" name="latitude" value={centre?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={centre?.longitude ?? ''} />
      <RadioList
        label={t.distance}
        name="radius"
        options={RADII}
        value={String(search.circle?.radius ?? '')}
        onChange={onChange}
        disabled={!centre}
      />
      {!centre && <p className={c.note}>{t.nameAPlaceInThe}</p>}
      <Button size="sm" wide busy={asking} icon={<LocateFixed size={15} aria-hidden />} onClick={() => void locate()}>
        {t.useMyPosition}
      </Button>
      {problem && (
        <p className={c.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
