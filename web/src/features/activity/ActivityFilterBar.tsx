import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import * as t from '@hearback/texts/web/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { memberName } from '../../domain/member-name.ts'
import { ownTeam } from '../../domain/own-team.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { asName, SelectField } from '../../ui/fields/SelectField.tsx'
import c from './Activity.module.css'
import { type ActivityFilters, jobChoices } from './activity.queries.ts'

const TOPICS = [
  { value: 'job', label: t.topicJob },
  { value: 'application', label: t.topicApplication },
  { value: 'offer', label: t.topicOffer },
  { value: 'team', label: t.topicTeam },
  { value: 'company', label: t.topicCompany },
]

interface FilterBarProps {
  companyId: string
  filters: ActivityFilters
  /** Entries that are shown, which name former members and older jobs. */
  entries: readonly ActivityEntry[]
  /** Messages of refused fields, by name. */
  errors: Readonly<Record<string, string>>
  onChange: (name: keyof ActivityFilters, value: string | null) => void
}

/** Member, topic, job and period of the log. */
export function ActivityFilterBar({ companyId, filters, entries, errors, onChange }: FilterBarProps) {
  const { data: team } = useQuery(ownTeam(companyId))
  const { data: newest } = useQuery(jobChoices(companyId))
  const members = (team?.members ?? []).map((member) => ({ value: member._id, label: memberName(member) }))
  const former = entries.flatMap(({ member }) =>
    member?._id && member.name ? [{ value: member._id, label: member.name }] : [],
  )
  const jobs = [...(newest ?? []), ...entries.flatMap(({ job }) => job ?? [])]
  const day = (name: 'since' | 'until', label: string) => (
    <DateField
      type="date"
      label={label}
      value={filters[name] ?? ''}
      error={errors[name]}
      onChange={(event) => onChange(name, event.currentTarget.value || null)}
    />
  )
  return (
    <section className={c.filters} aria-label={t.filtersLabel}>
      <SelectField
        label={t.memberFilter}
        placeholder={t.allMembers}
        data={choices([...members, ...former], filters.member, t.formerMembers)}
        value={filters.member ?? null}
        onChange={(value) => onChange('member', value)}
        renderOption={asName}
        clearable
      />
      <SelectField
        label={t.topicFilter}
        placeholder={t.allTopics}
        data={TOPICS}
        value={filters.topic ?? null}
        onChange={(value) => onChange('topic', value)}
        clearable
      />
      <SelectField
        label={t.jobFilter}
        placeholder={t.allJobs}
        data={choices(
          jobs.map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle })),
          filters.job,
          t.chosenJob,
        )}
        value={filters.job ?? null}
        onChange={(value) => onChange('job', value)}
        renderOption={asName}
        clearable
      />
      {day('since', t.firstDay)}
      {day('until', t.lastDay)}
    </section>
  )
}

type Choice = { value: string; label: string }

/** Each value once, and the chosen one even if it is unknown. */
const choices = (all: readonly Choice[], chosen: string | undefined, unknown: string): Choice[] => {
  const byValue = new Map(all.map((choice) => [choice.value, choice]))
  if (chosen && !byValue.has(chosen)) byValue.set(chosen, { value: chosen, label: unknown })
  return [...byValue.values()].map((choice) => ({ ...choice, label: choice.label || unknown }))
}
