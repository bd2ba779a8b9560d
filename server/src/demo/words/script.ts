export type Side = 'employer' | 'seeker'
export type Line = readonly [by: Side, text: string]
export type Script = readonly Line[]

export const employer = (text: string): Line => ['employer', text]
export const seeker = (text: string): Line => ['seeker', text]
