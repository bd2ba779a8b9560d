import { limits } from '@hearback/contract/values/limits.ts'
import type { Draft } from './resume-draft.rules.ts'
import type { ResumeFacts } from './resume-facts.view.ts'
import { noteLeft } from './resume-left.rules.ts'

/** In `add` mode, new skills are appended to existing ones. The list is limited to 50. */
export function planSkills({ form, changes, left, mode, profile }: Draft, skill: ResumeFacts['skill']): void {
  if (!skill) return
  const before = profile?.skill ?? []
  const had = new Set(before.map((one) => one.toLowerCase()))
  const wanted = mode === 'add' ? [...before, ...skill.value.filter((one) => !had.has(one.toLowerCase()))] : skill.value
  const after = wanted.slice(0, limits.listItems)
  const tooMany = wanted.slice(limits.listItems)
  if (tooMany.length > 0) noteLeft(left, skill.source, tooMany.join(', '), 'too_many_skills')
  if (JSON.stringify(after) === JSON.stringify(before)) return
  form.skill = after
  changes.push({
    field: 'skill',
    source: skill.source,
    before: before.join(', ') || null,
    after: after.join(', '),
    note: skill.note,
  })
}
