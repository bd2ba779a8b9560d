import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { isContributor } from '../../domain/company-role.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { type ApplicantActs, ApplicantRow } from './ApplicantRow.tsx'
import c from './Applicants.module.css'

interface ApplicantListProps extends ApplicantActs {
  applications: readonly Applicant[]
  /** The number of all that match, of which `applications` may be the first. */
  total: number
  more: { hasNextPage: boolean; loadUpTo: (most: number) => Promise<readonly Applicant[]> }
  job: Job
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
}

const MOST_AT_ONCE = limits.bulkAnswer

const answerableOf = (applications: readonly Applicant[]) =>
  applications.filter(({ nextSteps }) => nextSteps.includes('rejected')).slice(0, MOST_AT_ONCE)

/** All applicants as rows with multi-selection for bulk answers. */
export function ApplicantList({ applications, total, more, job, onMany, ...acts }: ApplicantListProps) {
  const reads = isContributor(useSession()?.user)
  const answerable = answerableOf(applications)
  const [isLoading, setLoading] = useState(false)
  const selection = useSelection(applications.map(({ _id }) => _id))
  const count = selection.chosen.length
  const isAll = answerable.length > 0 && answerable.every(({ _id }) => selection.isChosen(_id))
  const turnAll = () => (isAll ? selection.clear() : selection.choose(answerable.map(({ _id }) => _id)))
  const chooseUnloaded = async () => {
    setLoading(true)
    try {
      const loaded = await more.loadUpTo(MOST_AT_ONCE)
      selection.choose(answerableOf(loaded).map(({ _id }) => _id))
    } catch {
      toast({ text: t.bulkLoadFailed, key: 'load all', action: { label: t.retry, run: () => void chooseUnloaded() } })
    } finally {
      setLoading(false)
    }
  }
  const answer = () =>
    onMany(
      applications.filter(({ _id }) => selection.isChosen(_id)),
      selection.clear,
      () => selection.choose(selection.chosen),
    )
  return (
    <div className={c.list}>
      <div className={reads ? 'sr' : c.bulk} hidden={reads}>
        <CheckboxField
          label={t.bulkChooseAll(answerable.length)}
          checked={isAll}
          disabled={answerable.length === 0}
          onChange={turnAll}
        />
        <span role="status" className={c.dim}>
          {count > 0 && t.chosen(count)}
        </span>
        {isAll && more.hasNextPage && applications.length < MOST_AT_ONCE && (
          <Button size="sm" busy={isLoading} onClick={() => void chooseUnloaded()}>
            {total > MOST_AT_ONCE ? t.bulkChooseFirst(MOST_AT_ONCE) : t.bulkChooseUnloaded(total)}
          </Button>
        )}
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
