import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import type { Employer } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/first-steps.ts'
import { useQuery } from '@tanstack/react-query'
import { ownEmployer } from '../../api/own-employer.ts'
import { partyId, useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { paths } from '../../routing/paths.ts'
import { answerTemplates } from '../../templates/templates.queries.ts'
import { Checklist } from '../../ui/Checklist.tsx'
import { isNewSince } from '../../ui/is-new-since.ts'
import { useNow } from '../../ui/now.ts'
import { dashboard } from './employer-home.queries.ts'

/** First steps of a company during its first 30 days. Holds the room of all while they load. */
export function EmployerFirstSteps() {
  const user = useSession()?.user
  const id = partyId(user)
  const now = useNow()
  const { data: company } = useQuery({ ...ownEmployer(id), enabled: id !== '' })
  const isNew = company !== undefined && isNewSince(company.createdAt, now)
  const counts = useQuery(dashboard())
  const own = useQuery({ ...answerTemplates(), enabled: isNew })
  if (!isNew || counts.isLoadingError || own.isLoadingError) return null
  return (
    <Checklist
      loading={!counts.data || !own.data}
      title={t.title}
      progress={t.progress}
      steps={[
        {
          label: t.postLabel,
          hint: t.postHint,
          to: paths.newJob(),
          done: counts.data !== undefined && hasPosted(counts.data),
        },
        {
          label: t.templateLabel,
          hint: t.templateHint,
          to: paths.templates(),
          done: (own.data?.templates.length ?? 0) > 0,
        },
        ...(isOwner(user) ? [companyStep(company)] : []),
      ]}
    />
  )
}

const companyStep = ({ businessDescription }: Employer) => ({
  label: t.companyLabel,
  hint: t.companyHint,
  to: paths.ownCompany(),
  done: Boolean(businessDescription),
})

const hasPosted = ({ openJobs, funnel, jobQuota }: ReplyOf<typeof getDashboard>) =>
  openJobs > 0 || funnel.received > 0 || jobQuota.used > 0
