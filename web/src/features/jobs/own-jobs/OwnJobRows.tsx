import type { OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { useSession } from '../../../api/session.ts'
import { isContributor } from '../../../domain/company-role.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { useSelection } from '../../../ui/use-selection.ts'
import { CloseJobs } from './CloseJobs.tsx'
import { OwnJobRow } from './OwnJobRow.tsx'
import c from './OwnJobs.module.css'

/** Jobs of the user, with a multi-selection to close several. */
export function OwnJobRows({ jobs }: { jobs: readonly OwnedJob[] }) {
  const reads = isContributor(useSession()?.user)
  const closable = reads ? [] : jobs.filter(({ status }) => status !== 'closed')
  const selection = useSelection(closable.map(({ _id }) => _id))
  const turnAll = () => (selection.isAll ? selection.clear() : selection.choose(closable.map(({ _id }) => _id)))
  const count = selection.chosen.length
  const choiceOf = ({ _id, status }: OwnedJob) =>
    closable.length > 1 && status !== 'closed'
      ? { isChosen: selection.isChosen(_id), turn: () => selection.turn(_id) }
      : undefined
  return (
    <>
      {closable.length > 1 && (
        <div className={c.bulk}>
          <CheckboxField label={t.chooseAll(closable.length)} checked={selection.isAll} onChange={turnAll} />
          <span role="status">{count > 0 && t.chosen(count)}</span>
          {count > 0 && (
            <CloseJobs jobs={closable.filter(({ _id }) => selection.isChosen(_id))} onClosed={selection.clear} />
          )}
        </div>
      )}
      <ul className={c.rows}>
        {jobs.map((job) => (
          <OwnJobRow key={job._id} job={job} choice={choiceOf(job)} />
        ))}
      </ul>
    </>
  )
}
