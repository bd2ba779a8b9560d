import * as z from 'zod/mini'
import { choiceOf } from '../values/choices.ts'
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

/** When someone last used the site: within 7 days, within 30 days, or before. Never more precise, so that no one is watched. */
export const LastSeen = z.enum(['week', 'month', 'earlier'])
export type LastSeen = z.infer<typeof LastSeen>

/** `best`: by relevance with a keyword, else the newest profiles first. `seen`: those seen this week, then this month, then others. */
export const TalentOrder = z.enum(['best', 'seen'], 'Choose best or seen')
export type TalentOrder = z.infer<typeof TalentOrder>

/**
 * `availability`, `minYears`, `maxRate`, `verified` and `lastSeen` find those alone who show these facts before contact.
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
  /** Seen within 7 or within 30 days. */
  lastSeen: clearable(choiceOf(z.enum(['week', 'month'], 'Choose week or month'))),
  sort: defaulted(choiceOf(TalentOrder), 'best'),
  latitude: clearable(Latitude),
  longitude: clearable(Longitude),
  radius: clearable(number(0.1, limits.radiusKm)),
})
export type TalentFilters = z.output<typeof TalentFilters>
