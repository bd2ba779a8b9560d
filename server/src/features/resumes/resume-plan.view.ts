import type { ImportMode, ResumePreview } from '@hearback/contract/people/resumes.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Draft, Form } from './resume-draft.rules.ts'
import type { ResumeFacts, SimpleField } from './resume-facts.view.ts'
import { noteLeft } from './resume-left.rules.ts'
import { planEntries, planPay } from './resume-plan-entries.view.ts'
import { planSkills } from './resume-plan-skills.view.ts'
import { type PlannedExperiences, planExperiences } from './resume-plan-work.view.ts'
import type { Said } from './resume-said.rules.ts'

/** The effects of an import: the fields and jobs to write, and a readable version of them. */
export interface ResumePlan {
  readonly form: Form
  readonly experiences: PlannedExperiences['writes']
  readonly shown: Omit<ResumePreview, 'version'>
}

const mostListed = 200
const required = ['firstName', 'lastName', 'city', 'jobTitle', 'skill'] as const

/** Compares a resume with a profile field by field; an undefined profile is created. */
export function planImport(profile: Seeker | undefined, facts: ResumeFacts, mode: ImportMode): ResumePlan {
  const draft: Draft = { form: {}, changes: [], left: [...facts.left], mode, profile }
  planName(draft, facts.name)
  for (const [field, value] of Object.entries(facts.fields)) if (value) planField(draft, field as SimpleField, value)
  planLocation(draft, facts.location)
  planSkills(draft, facts.skill)
  planEntries(draft, facts.entries)
  planPay(draft, facts.wishedPay)
  const jobs = planExperiences(draft.left, profile?.experience ?? [], facts.experiences, mode)
  const { form, changes, left } = draft
  return {
    form,
    experiences: jobs.writes,
    shown: {
      isNew: profile === undefined,
      changes,
      experiences: jobs.shown,
      left: left.slice(0, mostListed),
      moreLeft: Math.max(0, left.length - mostListed),
      missing: profile ? [] : required.filter((field) => !(field in form)),
    },
  }
}

type PlainField = SimpleField | 'firstName' | 'lastName'

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== ''
const asText = (value: unknown) => (hasValue(value) ? String(value) : null)

/** In `add` mode an existing value stays, and that of the file is listed as left out. */
function planField(draft: Draft, field: PlainField, value: Said<string | number>): void {
  const before = draft.profile?.[field]
  if (before === value.value) return
  if (draft.mode === 'add' && hasValue(before)) noteLeft(draft.left, value.source, value.value, 'kept')
  else write(draft, field, value)
}

function write(draft: Draft, field: PlainField, { value, source, note }: Said<string | number | null>): void {
  Object.assign(draft.form, { [field]: value })
  draft.changes.push({ field, source, before: asText(draft.profile?.[field]), after: asText(value), note })
}

/** Compares the full name, so that a different split into first and last name changes nothing. */
function planName(draft: Draft, name: ResumeFacts['name']): void {
  if (!name) return
  const { profile } = draft
  const { firstName, lastName } = name.value
  if (profile && `${profile.firstName} ${profile.lastName}` === `${firstName} ${lastName}`) return
  planField(draft, 'firstName', { ...name, value: firstName })
  planField(draft, 'lastName', { ...name, value: lastName })
}

/** The coordinates change together with the city: a new city without coordinates would keep the old ones. */
function planLocation(draft: Draft, location: ResumeFacts['location']): void {
  if (!location) return
  const { profile, form, mode, left, changes } = draft
  const before = profile?.location ?? null
  const { latitude, longitude } = location.value
  const isSame = before?.latitude === latitude && before.longitude === longitude
  if (isSame && form.city === undefined) return
  if (mode === 'add' && before) {
    noteLeft(left, location.source, pointText(location.value), 'kept')
    return
  }
  form.location = location.value
  if (isSame) return
  const shown = { before: before && pointText(before), after: pointText(location.value), note: location.note }
  changes.push({ field: 'location', source: location.source, ...shown })
}

const pointText = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude}, ${longitude}`
