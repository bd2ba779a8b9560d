import { listSkills } from '@hearback/contract/jobs/job-search.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'

const app = testApp()

test('skills of open jobs of several companies are listed, most frequent first, each in one spelling', async () => {
  const [by, other] = [await anEmployer(app), await anEmployer(app)]
  const ofBoth = async (skills: string[], more: object = {}) => {
    for (const one of [by, other]) await aJob(app, { by: one, skills, ...more })
  }
  await ofBoth(['Sourdough', 'Forklift'])
  await ofBoth(['Sourdough'])
  await ofBoth(['sourdough'])
  await ofBoth(['Secret'], { status: 'closed' })
  await ofBoth(['Hidden'])
  await app.pool.query(`update jobs set hidden_at = now() where skills = '{Hidden}'`)
  await aJob(app, { by, skills: ['Own words'] })
  await aJob(app, { by, skills: ['Own words'] })
  const { skills } = await by.call(listSkills)
  expect(skills).toEqual(['Sourdough', 'Forklift'])
})
