import type { TalentSearch } from '@hearback/contract/people/saved-talents.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './SavedTalents.module.css'
import { useVisitSearch } from './saved-talents.mutations.ts'
import { talentSearches } from './saved-talents.queries.ts'

interface SavedSearchLinksProps {
  /** The address of a search. */
  hrefOf: (filters: TalentSearch['filters']) => string
  /** The button that saves the current search. */
  children: ReactNode
}

/** The saved searches with their new matches, beside the button that saves the current one. */
export function SavedSearchLinks({ hrefOf, children }: SavedSearchLinksProps) {
  const { data: searches = [] } = useQuery(talentSearches())
  return (
    <nav className={c.bar} aria-label={t.savedSearches}>
      {children}
      <ul className={c.links}>
        <li>
          <Link to={paths.savedTalent()}>{t.savedTalent}</Link>
        </li>
        {searches.map((search) => (
          <li key={search._id}>
            <SavedSearchLink search={search} href={hrefOf(search.filters)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens a saved search, which counts as a visit. */
export function SavedSearchLink({ search: { _id, name, newMatches }, href }: { search: TalentSearch; href: string }) {
  const { mutate: visit } = useVisitSearch()
  return (
    <>
      <Link to={href} onClick={() => visit(_id)}>
        <Verbatim>{name}</Verbatim>
      </Link>{' '}
      {newMatches > 0 && <Pill tone="have">{t.newMatches(newMatches, newMatches >= talentLimits.newMatches)}</Pill>}
    </>
  )
}
