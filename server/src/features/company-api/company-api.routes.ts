import * as applications from '@hearback/contract/v1/company-applications.ts'
import type { CompanyJobForm } from '@hearback/contract/v1/company-jobs.ts'
import * as jobs from '@hearback/contract/v1/company-jobs.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { invalidInput } from '../../http/input/validate-input.ts'
import { closeNamedJob, jobsAfter, namedJob, putJob } from '../jobs/external/external-jobs.service.ts'
import { answerApplication, applicationsAfter, oneApplication } from './company-applications.service.ts'
import { companyJobView, companyJobWithQuestions, namingFields, parseJobForm } from './company-jobs.view.ts'
import { withPlainText } from './job-text.service.ts'

/** Throws invalid_input with the fields of the job form. */
function putOf({ status, ...body }: CompanyJobForm) {
  const form = parseJobForm(withPlainText(body))
  if (!form.success) throw invalidInput(form.error.issues)
  return { form: form.data, status }
}

/** The v1 API, with which programs of a company act for it. Its rules are those of the services that the pages use. */
export function companyApiRoutes(api: Api, deps: Deps): void {
  const { db, config } = deps
  bind(api, jobs.putCompanyJob, (r) =>
    namingFields(async () => {
      const named = await putJob(deps, r.viewer, r.params.externalId, putOf(r.body))
      return { job: companyJobWithQuestions(named, config), created: named.created }
    }),
  )
  bind(api, jobs.listCompanyJobs, async (r) => {
    const { jobs, next } = await jobsAfter(db, r.viewer, r.query)
    return { jobs: jobs.map((job) => companyJobView(job, config)), nextCursor: next }
  })
  bind(api, jobs.getCompanyJob, async (r) => ({
    job: companyJobWithQuestions(await namedJob(db, r.viewer, r.params.externalId), config),
  }))
  bind(api, jobs.closeCompanyJob, async (r) => ({
    job: companyJobWithQuestions(await closeNamedJob(deps, r.viewer, r.params.externalId), config),
  }))
  bind(api, applications.listCompanyApplications, (r) => applicationsAfter(deps, r.viewer, r.query))
  bind(api, applications.getCompanyApplication, async (r) => ({
    application: await oneApplication(deps, r.viewer, r.params.id),
  }))
  bind(api, applications.answerCompanyApplication, async (r) => ({
    application: await answerApplication(deps, r.viewer, r.params.id, r.body),
  }))
}
