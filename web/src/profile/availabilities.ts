/** Suggested availabilities, as the server stores them; `shownName` translates them. */
export const AVAILABILITIES = [
  'Right away',
  'In two weeks',
  'In a month',
  'Weekends only',
  'Evenings and weekends',
  'Nights',
] as const
