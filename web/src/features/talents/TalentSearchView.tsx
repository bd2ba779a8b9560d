import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Region } from '../../ui/feedback/Region.tsx'
import { keepMapOpen } from '../../ui/map/use-open-map.ts'
import c from './TalentMapPlace.module.css'
import { TalentMapPlace } from './TalentMapPlace.tsx'
import { type TalentActs, TalentResults } from './TalentResults.tsx'
import { TalentSearchForm } from './TalentSearchForm.tsx'
import { readTalentSearch, type TalentSearch, writeTalentSearch } from './talent-search.ts'

interface TalentSearchViewProps {
  /** Invitation and buttons of each result. */
  acts: TalentActs
  /** Saved searches, beside the button that saves this one. */
  saved: (search: TalentSearch) => ReactNode
}

/** Talent search with its results; the URL holds its state. */
export function TalentSearchView({ acts, saved }: TalentSearchViewProps) {
  const [query, setQuery] = useSearchParams()
  const search = readTalentSearch(query)
  const { page: _, ...asked } = search
  return (
    <>
      <TalentSearchForm
        key={JSON.stringify(asked)}
        search={search}
        onSearch={(next) => setQuery(keepMapOpen(query, writeTalentSearch(next)))}
      />
      {saved(search)}
      <div className={c.found}>
        <Region>
          <TalentResults search={search} acts={acts} />
        </Region>
        <Region>
          <TalentMapPlace
            search={search}
            onTown={(city, isOver) => {
              const next = writeTalentSearch({ ...search, city, point: undefined, radius: undefined, page: 1 })
              setQuery(isOver ? next : keepMapOpen(query, next))
            }}
            onArea={({ radius, ...point }) =>
              setQuery(keepMapOpen(query, writeTalentSearch({ ...search, city: '', point, radius, page: 1 })))
            }
          />
        </Region>
      </div>
    </>
  )
}
