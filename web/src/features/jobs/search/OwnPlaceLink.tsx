import * as t from '@hearback/texts/web/search-chips.ts'
import { MapPin } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { radiusText, useDistanceUnit } from '../../../ui/text/distance.ts'
import { townOf } from '../job-words.ts'
import { useOwnProfile } from '../match/own-profile.queries.ts'
import { type JobSearch, readSearch, writeSearch } from './job-search.ts'
import { ownRadius, rememberRadius } from './own-radius.ts'
import c from './SearchChips.module.css'

interface OwnPlaceLinkProps {
  /** The present search, by default one without words and filters. */
  search?: JobSearch
  className?: string | undefined
}

const EVERYWHERE = readSearch(new URLSearchParams())

/**
 * For seekers with a place: the same search around it, where the search has no place. Not the default, which would leave out
 * remote jobs. Offers the radius that was last used around the own place.
 */
export function OwnPlaceLink({ search = EVERYWHERE, className = c.home }: OwnPlaceLinkProps) {
  const profile = useOwnProfile()
  const unit = useDistanceUnit()
  const { circle, location } = search
  const isAround = profile?.city !== undefined && location === profile?.city
  const used = isAround ? circle?.radius : undefined
  useEffect(() => rememberRadius(used), [used])
  if (!profile?.city || !profile.location || circle || location) return null
  const radius = ownRadius()
  const around = { ...search, location: profile.city, circle: { ...profile.location, radius }, page: 1 }
  return (
    <p className={className}>
      <Link to={`${paths.jobs()}?${writeSearch(around)}`} className={c.place}>
        <MapPin size={15} aria-hidden />
        {t.nearYou(radiusText(radius, unit), townOf(profile.city))}
      </Link>
    </p>
  )
}
