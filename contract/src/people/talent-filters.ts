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
  TrueOrFalse,
  wholeNumber,
} from '../values/primitives.ts'

/** Hourly rates in US dollars that people are searched by. */
export const talentRates = [15, 20, 25, 30, 40, 50, 75, 100, 150, 200] as const
const isTalentRate = (rate: number) => (talentRates as readonly number[]).includes(rate)

/**
 * `availability`, `minYears`, `maxRate` and `verified` find those alone who show these facts before contact.
 * `page` is that of legacy clients. `radius` in kilometers applies to both coordinates, or to a city or ZIP code in
 * `city`.
 */
export const TalentFilters = z.object({
  skill: defaulted(TextList, []),
  city: defaulted(optionalLine(), ''),
  keyword: defaulted(optionalLine(), ''),
  page: defaulted(wholeNumber(1, limits.lastPage), 1),
  limit: defaulted(wholeNumber(1, limits.pageSize), 20),
  category: defaulted(optionalLine(), ''),
  availability: defaulted(optionalLine(), ''),
  /** Whole years of experience. */
  minYears: clearable(wholeNumber(1, 50)),
  /** US dollars per hour. */
  maxRate: clearable(
    wholeNumber(1, limits.rate).check(
      z.refine(isTalentRate, `Choose ${talentRates.slice(0, -1).join(', ')} or ${talentRates.at(-1)}`),
    ),
  ),
  /** Has an experience confirmed by work email. */
  verified: defaulted(TrueOrFalse, false),
  latitude: clearable(Latitude),
  longitude: clearable(Longitude),
  radius: clearable(number(0.1, limits.radiusKm)),
})
export type TalentFilters = z.output<typeof TalentFilters>
