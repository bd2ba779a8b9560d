import { listSkills } from '@hearback/contract/jobs/job-search.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'

const app = testApp()

test('skills of open jobs are listed, most frequent first, each in one spelling', async () => {
  const by = await anEmployer(app)
  await aJob(app, { by, skills: ['Sourdough', 'Forklift'] })
  await aJob(app, { by, skills: ['Sourdough'] })
  await aJob(app, { by, skills: ['sourdough', 'Knife skills'] })
  await aJob(app, { by, skills: ['Secret'], status: 'closed' })
  await aJob(app, { by, skills: ['Hidden'] })
  await app.pool.query(`update jobs set hidden_at = now() where skills = '{Hidden}'`)
  const { skills } = await by.call(listSkills)
  expect(skills).toEqual(['Sourdough', 'Forklift', 'Knife skills'])
})
