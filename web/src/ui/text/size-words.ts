import { decimal } from './decimal.ts'

const UNITS = ['bytes', 'kB', 'MB'] as const

/** Formats a size in decimal units, e.g. "2.4 MB". */
export function sizeWords(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const size = bytes / 1000 ** step
  return `${size < 10 && step ? decimal(size) : Math.round(size)} ${UNITS[step]}`
}
