import { hideJob, listHiddenJobs } from '@hearback/contract/jobs/hidden-jobs.ts'
import { listSavedJobs, saveJob } from '@hearback/contract/jobs/jobs.ts'
import type { TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** Jobs that a seeker chose one by one. */
export const chosenJobScenarios = {
  async listSavedJobs(app: TestApp) {
    const seeker = await anAccount(app, 'jobseeker')
    return {
      add: async () => seeker.call(saveJob, { params: { id: await aJob(app, { by: await anEmployer(app) }) } }),
      list: async () => (await seeker.call(listSavedJobs, { query: { limit: 20 } })).jobs.length,
    }
  },
  async listHiddenJobs(app: TestApp) {
    const seeker = await aSeeker(app)
    return {
      add: async () => seeker.call(hideJob, { params: { id: await aJob(app, { by: await anEmployer(app) }) } }),
      list: async () => (await seeker.call(listHiddenJobs, { query: { limit: 20 } })).jobs.length,
    }
  },
}
