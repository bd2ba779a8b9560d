import type { WarningKind } from './import-warnings.ts'

export interface ImportCounts {
  /** Non-empty lines read. */
  lines: number
  refused: number
  /** Refusals by reason. */
  refusals: Map<string, number>
  fresh: number
  changed: number
  unchanged: number
  companies: number
  /** Open although the closing date of the source has passed. */
  reopened: number
  /** Expired because the closing date of the source has passed. */
  expired: number
  marks: Map<WarningKind, number>
  /** Whether the import completed. */
  finished: boolean
}

export const emptyCounts = (): ImportCounts => ({
  lines: 0,
  refused: 0,
  refusals: new Map(),
  fresh: 0,
  changed: 0,
  unchanged: 0,
  companies: 0,
  reopened: 0,
  expired: 0,
  marks: new Map(),
  finished: false,
})
