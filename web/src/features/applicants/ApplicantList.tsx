import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { type ApplicantActs, ApplicantRow } from './ApplicantRow.tsx'
import c from './Applicants.module.css'

interface ApplicantListProps extends ApplicantActs {
  applications: readonly Applicant[]
  job: Job
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
}

const MOST_AT_ONCE = 100

/** All applicants as rows with multi-selection for bulk answers. */
export function ApplicantList({ applications, job, onMany, ...acts }: ApplicantListProps) {
  const answerable = applications.filter(({ nextSteps }) => nextSteps.includes('rejected')).slice(0, MOST_AT_ONCE)
  const selection = useSelection(applications.map(({ _id }) => _id))
  const count = selection.chosen.length
  const isAll = answerable.length > 0 && answerable.every(({ _id }) => selection.isChosen(_id))
  const turnAll = () => (isAll ? selection.clear() : selection.choose(answerable.map(({ _id }) => _id)))
  const answer = () =>
    onMany(
      applications.filter(({ _id }) => selection.isChosen(_id)),
      selection.clear,
      () => selection.choose(selection.chosen),
    )
  return (
    <div className={c.list}>
      <div className={c.bulk}>
        <CheckboxField
          label={t.bulkChooseAll(answerable.length)}
          checked={isAll}
          disabled={answerable.length === 0}
          onChange={turnAll}
        />
        <span role="status" className={c.dim}>
          {count > 0 && t.chosen(count)}
        </span>
        {count > 0 && (
          <Button size="sm" variant="primary" onClick={answer} disabled={count > MOST_AT_ONCE}>
            {t.bulkAnswer(count)}
          </Button>
        )}
      </div>
      <ul className={c.rows} aria-label={t.applicants}>
        {applications.map((application) => (
          <ApplicantRow
            key={application._id}
            application={application}
            job={job}
            isChosen={selection.isChosen(application._id)}
            onChoose={() => selection.turn(application._id)}
            {...acts}
          />
        ))}
      </ul>
    </div>
  )
}
