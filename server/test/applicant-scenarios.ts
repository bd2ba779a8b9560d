import { listApplicationsOfPerson } from '@hearback/contract/hiring/applicants.ts'
import { listApplicants } from '@hearback/contract/hiring/applications.ts'
import type { TestApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** Lists of applicants, as those of list-scenarios.ts. */
export const applicantScenarios = {
  async listApplicants(app: TestApp) {
    const by = await anEmployer(app)
    const jobId = await aJob(app, { by })
    return {
      add: async () => anApplication(app, { by: await aSeeker(app), to: jobId }),
      list: async () =>
        (await by.call(listApplicants, { params: { jobId }, query: { limit: 20 } })).applications.length,
    }
  },
  async listApplicationsOfPerson(app: TestApp) {
    const [by, ana] = [await anEmployer(app), await aSeeker(app)]
    return {
      add: async () => anApplication(app, { by: ana, to: await aJob(app, { by }) }),
      list: async () =>
        (await by.call(listApplicationsOfPerson, { params: { id: ana._id }, query: { limit: 20 } })).applications
          .length,
    }
  },
}
