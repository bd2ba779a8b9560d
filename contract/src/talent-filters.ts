import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { clearable, defaulted, Latitude, Longitude, number, optionalLine, TextList, wholeNumber } from './primitives.ts'

/** page as the legacy clients send it; radius in kilometres counts with both coordinates, and around a city or ZIP code of `city`. */
export const TalentFilters = z.object({
  skill: defaulted(TextList, []),
  city: defaulted(optionalLine(), ''),
  keyword: defaulted(optionalLine(), ''),
  page: defaulted(wholeNumber(1, limits.lastPage), 1),
  limit: defaulted(wholeNumber(1, limits.pageSize), 20),
  latitude: clearable(Latitude),
  longitude: clearable(Longitude),
  radius: clearable(number(0.1, limits.radiusKm)),
})
export type TalentFilters = z.output<typeof TalentFilters>
