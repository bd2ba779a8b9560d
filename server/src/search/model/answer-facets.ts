/** Bands of the share of applications that the company answers, in percent, and of the median days (migration 0099). */
const shareBands = [90, 80, 50, 0] as const
const dayBands = [3, 7, 14]

/** Lexeme of each band of shares, the highest first. Jobs of companies without published figures have none. */
export const answerBands = ['v/90', 'v/80', 'v/50', 'v/0'] as const

/** Companies that answer at least this share, one of the lower ends of the bands. */
export const answersShareFacets = (percent: number) =>
  shareBands.filter((band) => band >= percent).map((band) => `v/${band}`)

/** Companies that answer within this many days, one of the upper ends of the bands, at the median. */
export const answersWithinFacets = (days: number) => dayBands.filter((band) => band <= days).map((band) => `h/${band}`)
