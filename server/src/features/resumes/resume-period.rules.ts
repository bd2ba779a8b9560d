import { invalid } from '../../errors.ts'

/** Refuses a period that ends before it starts, naming its place in the file; a year or a month counts to its end. */
export function refuseBackward(start: string | null, end: string | null, path: string): void {
  if (!start || !end || `${end}${'-12-31'.slice(end.length - 4)}` >= start) return
  throw invalid(`${path}.endDate`, 'The end must not be before the start')
}
