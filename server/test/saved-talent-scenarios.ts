import { addToTalentList, createTalentList, listTalentListPeople } from '@hearback/contract/people/saved-talents.ts'
import type { TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** People whom a company collects. */
export const savedTalentScenarios = {
  async listTalentListPeople(app: TestApp) {
    const by = await anEmployer(app)
    const { list } = await by.call(createTalentList, { body: { name: 'Spring' } })
    return {
      add: async () => by.call(addToTalentList, { params: { id: list._id, person: (await aSeeker(app))._id } }),
      list: async () =>
        (await by.call(listTalentListPeople, { params: { id: list._id }, query: { limit: 20 } })).profiles.length,
    }
  },
}
