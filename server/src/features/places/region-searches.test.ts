import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { searchTalents, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

/** Places without a town, as typed, each with searches that find it. */
const regions: [typed: string, ...searches: string[]][] = [
  ['Bavaria', 'Bavaria', 'Bayern', 'Baviera', 'Bavaria, Germany', 'Germany', 'Deutschland', 'Alemania'],
  ['Ontario', 'Ontario', 'Ontario, Canada', 'ON, Canada', 'Canada', 'Kanada'],
  ['Katalonien, Spanien', 'Catalonia', 'Cataluña', 'Catalunya', 'Catalonia, Spain', 'Spain', 'España'],
  ['Andalusia', 'Andalucía', 'Andalusien', 'Andalusia, Spain', 'Spanien'],
  ['Lombardia, Italia', 'Lombardy', 'Lombardei', 'Italy', 'Italie'],
  ['Normandie', 'Normandy, France', 'Normandía', 'France', 'Francia'],
  ['Idaho', 'ID', 'Idaho, USA', 'United States', 'Estados Unidos'],
  ['Scotland', 'Escocia', 'Schottland', 'Scotland, UK', 'United Kingdom'],
  ['New South Wales', 'NSW', 'Australia', 'Australien'],
  ['Schweiz', 'Switzerland', 'Suiza', 'Suisse'],
  ['Kerala, India', 'Kerala', 'India', 'Indien'],
]

/** Lists the searches that find the job, and those that find the seeker. */
async function findersOf(location: string, searches: string[]) {
  const employer = await anEmployer(app)
  const form = { jobTitle: 'Baker', category: 'Food', estimatedFrom: 20, estimatedTo: 25, description: 'Bread.' }
  await employer.call(postJob, { body: { ...form, skills: ['baking'], location } })
  const seeker = await aSeeker(app)
  await seeker.call(updateSeekerProfile, { params: { id: seeker._id }, body: { city: location } })
  const found = { jobs: [] as string[], seekers: [] as string[] }
  for (const search of searches) {
    const { jobs } = await app.caller().call(searchJobs, { body: { location: search } })
    const { profiles } = await employer.call(searchTalents, { body: { city: search } })
    if (jobs.length > 0) found.jobs.push(search)
    if (profiles.length > 0) found.seekers.push(search)
  }
  return found
}

const others = ['Saxony', 'Quebec', 'Portugal', 'Munich']

it.each(regions)(
  'jobs and seekers in %s are found by the region and its country in each language',
  async (typed, ...searches) => {
    const found = await findersOf(typed, [...searches, ...others])
    expect(found).toEqual({ jobs: searches, seekers: searches })
  },
)
