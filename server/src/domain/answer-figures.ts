/** A share of answers from 0 to 1, rounded to hundredths; 1 only for a full share (specification 6.1). */
export function roundedShare(part: number, whole: number): number {
  const rounded = Math.round((part / whole) * 100) / 100
  return part < whole ? Math.min(rounded, 0.99) : rounded
}

/** Days of a time to answer, rounded to tenths. Days are 24 hours, so that no time zone changes them. */
export const roundedDays = (hours: number): number => Math.round((hours / 24) * 10) / 10
