import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Answering.module.css'
import type { BulkResult } from './held-answers.ts'

interface BulkResultsProps {
  applications: readonly Applicant[]
  results: readonly BulkResult[]
  onClose: () => void
}

/** Results of a bulk answer: the number answered, and each failure with its reason. */
export function BulkResults({ applications, results, onClose }: BulkResultsProps) {
  const done = results.filter((result) => result.done).length
  const refused = results.filter((result) => !result.done)
  const who = (id: string) => {
    const application = applications.find(({ _id }) => _id === id)
    if (!application) return t.applicantFallback
    return (
      <>
        <Verbatim>{nameOf(application.applicant)}</Verbatim>, {application.jobTitle}
      </>
    )
  }
  return (
    <div className={c.form}>
      <Notice tone={refused.length ? 'plain' : 'good'}>
        {t.resultsAnswered(done, results.length)}
        {done > 0 && ` ${t.resultsEmailed}`}
      </Notice>
      {refused.length > 0 && (
        <ul className={c.results} aria-label={t.notAnswered}>
          {refused.map(({ _id, error }) => (
            <li key={_id}>
              <b>{who(_id)}</b>
              <span>{error}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={c.acts}>
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}
