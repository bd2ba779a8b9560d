import type { Member } from '@hearback/contract/accounts/team.ts'
import type { JobPeople as People } from '@hearback/contract/jobs/job-people.ts'
import * as t from '@hearback/texts/web/job-people.ts'
import { useQuery } from '@tanstack/react-query'
import { partyId, type SessionUser, useSession } from '../../api/session.ts'
import { isContributor, isOwner } from '../../domain/company-role.ts'
import { memberName } from '../../domain/member-name.ts'
import { ownTeam } from '../../domain/own-team.ts'
import { CheckboxField, Switch } from '../../ui/fields/CheckboxField.tsx'
import { asName, SelectField } from '../../ui/fields/SelectField.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './JobPeople.module.css'
import { jobPeople, useJobPeople } from './job-people.queries.ts'

const NO_ONE = 'none'

/** The members who answer for a job, and the user's own notifications of it; nothing in a company of one. */
export function JobPeople({ jobId }: { jobId: string }) {
  const user = useSession()?.user
  const companyId = partyId(user)
  const { data: team } = useQuery({ ...ownTeam(companyId), enabled: companyId !== '' })
  const { data: people } = useQuery({ ...jobPeople(jobId), enabled: (team?.members.length ?? 0) > 1 })
  if (!user || !team || !people) return null
  return <PeopleFields jobId={jobId} user={user} members={team.members} people={people} />
}

interface FieldsProps {
  jobId: string
  user: SessionUser
  members: readonly Member[]
  people: People
}

function PeopleFields({ jobId, user, members, people }: FieldsProps) {
  const { shown, change, busy } = useJobPeople(jobId, people)
  const reads = isContributor(user)
  const mayChoose = isOwner(user) || (!reads && people.lead === null) || people.lead === user._id
  const hiring = members.filter(({ role }) => role !== 'contributor')
  const contributors = members.filter(({ role }) => role === 'contributor')
  return (
    <Section title={t.title}>
      <div className={c.fields}>
        <p>{shown.lead === null && shown.recruiters.length === 0 ? t.everyoneHint : t.someHint}</p>
        <SelectField
          label={t.leadLabel}
          data={[
            { value: NO_ONE, label: t.noLead },
            ...hiring.map((one) => ({ value: one._id, label: memberName(one) })),
          ]}
          renderOption={(item) => (item.option.value === NO_ONE ? item.option.label : asName(item))}
          value={shown.lead ?? NO_ONE}
          allowDeselect={false}
          disabled={!mayChoose || busy}
          onChange={(id) => {
            const lead = id === NO_ONE ? null : id
            change({ ...shown, lead, recruiters: shown.recruiters.filter((other) => other !== lead) })
          }}
        />
        <PeopleChoice
          label={t.recruitersLabel}
          among={hiring.filter(({ _id }) => _id !== shown.lead)}
          chosen={shown.recruiters}
          disabled={!mayChoose || busy}
          onChange={(recruiters) => change({ ...shown, recruiters })}
        />
        <PeopleChoice
          label={t.contributorsLabel}
          hint={t.contributorsHint}
          among={contributors}
          chosen={shown.contributors}
          disabled={!mayChoose || busy}
          onChange={(chosen) => change({ ...shown, contributors: chosen })}
        />
        {!mayChoose && <p>{t.onlyLeads}</p>}
        {!reads && (
          <Switch
            label={t.muteLabel}
            description={t.muteHint}
            checked={shown.muted}
            disabled={busy}
            onChange={({ target }) => change({ ...shown, muted: target.checked })}
          />
        )}
      </div>
    </Section>
  )
}

interface PeopleProps {
  label: string
  hint?: string
  among: readonly Member[]
  chosen: readonly string[]
  disabled: boolean
  onChange: (chosen: string[]) => void
}

/** A group of members to choose from; nothing without any. */
function PeopleChoice({ label, hint, among, chosen, disabled, onChange }: PeopleProps) {
  if (among.length === 0) return null
  return (
    <fieldset disabled={disabled}>
      <legend>{label}</legend>
      {hint && <p>{hint}</p>}
      {among.map(({ _id, ...one }) => (
        <CheckboxField
          key={_id}
          label={<Verbatim>{memberName({ _id, ...one })}</Verbatim>}
          checked={chosen.includes(_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, _id] : chosen.filter((other) => other !== _id))
          }
        />
      ))}
    </fieldset>
  )
}
