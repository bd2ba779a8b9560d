import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../../ui/Layout.tsx'
import c from './Criteria.module.css'
import { CriteriaForm, CriteriaList } from './CriteriaForm.tsx'
import { criteriaOf, type JobCriteria } from './criteria.queries.ts'

/** The scorecard criteria of a job, on its page. */
export function CriteriaSection({ jobId }: { jobId: string }) {
  const query = useQuery(criteriaOf(jobId))
  return (
    <Section title={t.criteriaTitle} id="scorecard-criteria">
      {query.data ? (
        <Criteria jobId={jobId} shown={query.data} />
      ) : (
        <QueryFallback query={query} rows={1} loading={t.criteriaLoading} failed={query.error?.message} />
      )}
    </Section>
  )
}

function Criteria({ jobId, shown }: { jobId: string; shown: JobCriteria }) {
  /** The criteria that the form started from. */
  const [opened, setOpened] = useState<JobCriteria>()
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { criteria, mayEdit } = shown
  const open = () => {
    flushSync(() => setOpened(shown))
    form.current?.querySelector('input')?.focus()
  }
  const close = () => {
    flushSync(() => setOpened(undefined))
    opener.current?.focus()
  }
  return (
    <div className={c.criteria}>
      <p>{t.criteriaHint(evaluationLimits.criteria)}</p>
      {opened ? (
        <CriteriaForm ref={form} jobId={jobId} shown={shown} opened={opened} onClose={close} />
      ) : (
        <>
          {criteria.length > 0 ? <CriteriaList criteria={criteria} /> : <p>{t.criteriaEmpty}</p>}
          {mayEdit ? (
            <Button ref={opener} size="sm" onClick={open}>
              {criteria.length > 0 ? t.criteriaEdit : t.criterionAdd}
            </Button>
          ) : (
            <p>{t.criteriaLocked}</p>
          )}
        </>
      )}
    </div>
  )
}
