import { type Absence, setAbsence } from '@hearback/contract/accounts/absence.ts'
import type { Member } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/job-people.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { partyId, type SessionUser } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { isContributor } from '../../domain/company-role.ts'
import { memberName } from '../../domain/member-name.ts'
import { ownTeam } from '../../domain/own-team.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { asName, SelectField } from '../../ui/fields/SelectField.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { calendarDate } from '../../ui/text/times.ts'
import { ownAbsence, useAbsence } from './absence.queries.ts'
import c from './JobPeople.module.css'

/** Out of office: a colleague gets the user's reminders. Nothing in a company of one, and for contributors, who get none. */
export function OwnAbsence({ user }: { user: SessionUser }) {
  const { data: team } = useQuery({ ...ownTeam(partyId(user)), enabled: !isContributor(user) })
  const others = (team?.members ?? []).filter(({ _id, role }) => _id !== user._id && role !== 'contributor')
  const { data: absence } = useQuery({ ...ownAbsence(), enabled: !isContributor(user) && others.length > 0 })
  if (isContributor(user) || others.length === 0 || absence === undefined) return null
  return (
    <Section title={t.absenceTitle}>
      {absence ? <Absent absence={absence} others={others} /> : <AbsenceForm others={others} />}
    </Section>
  )
}

function Absent({ absence: { until, coveredBy }, others }: { absence: Absence; others: readonly Member[] }) {
  const { end } = useAbsence()
  const ending = useMutation({ mutationFn: end })
  const colleague = others.find(({ _id }) => _id === coveredBy)
  return (
    <div className={c.fields}>
      <p>
        {colleague ? (
          <Sentence of={(name) => t.absentCovered(calendarDate(until), name)} names={[memberName(colleague)]} />
        ) : (
          t.absentUncovered(calendarDate(until))
        )}
      </p>
      <FormError>{ending.error?.message}</FormError>
      <div>
        <Button busy={ending.isPending} onClick={() => ending.mutate()}>
          {t.absenceEnd}
        </Button>
      </div>
    </div>
  )
}

function AbsenceForm({ others }: { others: readonly Member[] }) {
  const { announce } = useAbsence()
  const { field, submit, busy, error } = useContractForm({
    schema: setAbsence.body,
    initial: { until: '', coveredBy: '' },
    send: announce,
    failed: t.absenceFailed,
  })
  return (
    <form className={c.fields} onSubmit={submit} noValidate>
      <p>{t.absenceHint}</p>
      <DateField label={t.absenceUntil} type="date" required {...field('until')} />
      <SelectField
        label={t.absenceCover}
        data={others.map((one) => ({ value: one._id, label: memberName(one) }))}
        renderOption={asName}
        required
        {...field('coveredBy')}
      />
      {error && error.code !== 'invalid_input' && <FormError>{error.message}</FormError>}
      <div>
        <Button type="submit" busy={busy}>
          {t.absenceAction}
        </Button>
      </div>
    </form>
  )
}
