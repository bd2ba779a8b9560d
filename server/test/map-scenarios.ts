import { mapJobs, mapTalents } from '@hearback/contract/jobs/maps.ts'
import type { TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** Maps have no pages, but as many entries as a list. */
export const mapScenarios = {
  async mapJobs(app: TestApp) {
    return {
      add: async () => aJob(app, { by: await anEmployer(app) }),
      list: async () => (await app.caller().call(mapJobs, { body: { location: 'Boise' } })).pins.length,
    }
  },
  async mapTalents(app: TestApp) {
    const by = await anAccount(app, 'employer')
    return {
      add: () => aSeeker(app),
      list: async () => (await by.call(mapTalents, { body: {} })).pins.flatMap((pin) => pin.profiles).length,
    }
  },
}
