import * as z from 'zod/mini'
import { limits } from '../values/limits.ts'
import {
  clearable,
  defaulted,
  Latitude,
  Longitude,
  number,
  optionalLine,
  TextList,
  wholeNumber,
} from '../values/primitives.ts'

/**
 * `page` is that of legacy clients. `radius` in kilometers applies to both coordinates, or to a city or ZIP code in
 * `city`.
 */
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
