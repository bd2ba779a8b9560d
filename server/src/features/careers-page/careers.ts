import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Employer } from '@hearback/contract/people/employers.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { Theme } from './careers-page.rules.ts'

/** The content of a careers page. */
export interface Careers {
  readonly company: Employer
  readonly jobs: readonly Job[]
  /** Number of open jobs, of which `jobs` are the newest. */
  readonly total: number
  /** The origins that may frame the page; empty if all may. */
  readonly sites: readonly string[]
}

/** The choices in the address of a careers page. */
export interface Look {
  readonly language: Language
  readonly theme: Theme
  /** The place whose jobs are shown, in the words of the page; empty for all. */
  readonly place: string
}
