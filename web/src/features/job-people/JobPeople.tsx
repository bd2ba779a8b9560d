import type { Member } from '@hearback/contract/accounts/team.ts'
import type { JobPeople as People } from '@hearback/contract/jobs/job-people.ts'
import * as t from '@hearback/texts/web/job-people.ts'
import { useQuery } from '@tanstack/react-query'
import { partyId, type SessionUser, useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { memberName } from '../../domain/member-name.ts'
import { ownTeam } from '../../domain/own-team.ts'
import { CheckboxField, Switch } from '../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
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
  const mayChoose = isOwner(user) || people.lead === null || people.lead === user._id
  const withRecruiter = (id: string, isIn: boolean) =>
    isIn ? [...shown.recruiters, id] : shown.recruiters.filter((other) => other !== id)
  return (
    <Section title={t.title}>
      <div className={c.fields}>
        <p>{shown.lead === null && shown.recruiters.length === 0 ? t.everyoneHint : t.someHint}</p>
        <SelectField
          label={t.leadLabel}
          data={[
            { value: NO_ONE, label: t.noLead },
            ...members.map((one) => ({ value: one._id, label: memberName(one) })),
          ]}
          value={shown.lead ?? NO_ONE}
          allowDeselect={false}
          disabled={!mayChoose || busy}
          onChange={(id) => {
            const lead = id === NO_ONE ? null : id
            change({ ...shown, lead, recruiters: shown.recruiters.filter((other) => other !== lead) })
          }}
        />
        <fieldset disabled={!mayChoose || busy}>
          <legend>{t.recruitersLabel}</legend>
          {members
            .filter(({ _id }) => _id !== shown.lead)
            .map((one) => (
              <CheckboxField
                key={one._id}
                label={<Verbatim>{memberName(one)}</Verbatim>}
                checked={shown.recruiters.includes(one._id)}
                onChange={({ target }) => change({ ...shown, recruiters: withRecruiter(one._id, target.checked) })}
              />
            ))}
        </fieldset>
        {!mayChoose && <p>{t.onlyLeads}</p>}
        <Switch
          label={t.muteLabel}
          description={t.muteHint}
          checked={shown.muted}
          disabled={busy}
          onChange={({ target }) => change({ ...shown, muted: target.checked })}
        />
      </div>
    </Section>
  )
}
