import * as t from '@hearback/texts/web/first-steps.ts'
import { useQuery } from '@tanstack/react-query'
import { ownEmployer } from '../../api/own-employer.ts'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { answerTemplates } from '../../templates/templates.queries.ts'
import { Checklist } from '../../ui/Checklist.tsx'
import { isNewSince } from '../../ui/is-new-since.ts'
import { useNow } from '../../ui/now.ts'
import { dashboard } from './employer-home.queries.ts'

/** First steps of a company during its first 30 days. */
export function EmployerFirstSteps() {
  const id = useSession()?.user._id ?? ''
  const now = useNow()
  const { data: company } = useQuery({ ...ownEmployer(id), enabled: id !== '' })
  const isNew = company !== undefined && isNewSince(company.createdAt, now)
  const { data: counts } = useQuery(dashboard())
  const { data: own } = useQuery({ ...answerTemplates(), enabled: isNew })
  if (!isNew || !counts || !own) return null
  const { openJobs, funnel, jobQuota } = counts
  return (
    <Checklist
      title={t.title}
      progress={t.progress}
      steps={[
        {
          label: t.postLabel,
          hint: t.postHint,
          to: paths.newJob(),
          done: openJobs > 0 || funnel.received > 0 || jobQuota.used > 0,
        },
        { label: t.templateLabel, hint: t.templateHint, to: paths.templates(), done: own.templates.length > 0 },
        {
          label: t.companyLabel,
          hint: t.companyHint,
          to: paths.ownCompany(),
          done: Boolean(company.businessDescription),
        },
      ]}
    />
  )
}
