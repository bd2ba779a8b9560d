import type { WarningKind } from './import-warnings.ts'

export interface ImportCounts {
  /** Lines read, without the empty ones. */
  lines: number
  refused: number
  /** How often each reason for a refusal occurred. */
  refusals: Map<string, number>
  fresh: number
  changed: number
  unchanged: number
  companies: number
  /** Open although the closing date of the source has passed. */
  reopened: number
  /** Ended by the closing date of the source. */
  expired: number
  marks: Map<WarningKind, number>
  /** Whether it went through to the end. */
  finished: boolean
}

export const noCounts = (): ImportCounts => ({
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
