import type { FieldChange, ImportMode, LeftOut } from '@hearback/contract/people/resumes.ts'
import type { Seeker, SeekerForm } from '@hearback/contract/people/seekers.ts'

export type Form = { [K in keyof SeekerForm]?: SeekerForm[K] | undefined }

/** The state of an import plan under construction. */
export interface Draft {
  readonly form: Form
  readonly changes: FieldChange[]
  readonly left: LeftOut[]
  readonly mode: ImportMode
  readonly profile: Seeker | undefined
}
