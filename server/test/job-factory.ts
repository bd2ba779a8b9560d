import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { publishJobs } from '../src/search/index/write-documents.sql.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'

interface JobFacts {
  by: Pick<Person, '_id'>
  title?: string
  category?: string
  description?: string
  skills?: string[]
  pay?: { from: number; to: number; period?: Job['payPeriod']; currency?: string } | null
  placeId?: number
  employmentType?: Job['employmentType']
  workplace?: Job['workplace']
  city?: string | null
  point?: { latitude: number; longitude: number } | null
  status?: Job['status']
  /** Days before now; negative for later. */
  postedDaysAgo?: number
  expiredDaysAgo?: number
}

/** Default facts. */
const usual = {
  title: 'Baker',
  category: 'Food',
  description: 'Bread, early in the morning.',
  skills: ['baking'],
  pay: { from: 20, to: 25 },
  workplace: 'onsite',
  city: 'Boise',
  point: { latitude: 43.61, longitude: -116.2 },
  status: 'open',
  postedDaysAgo: 0,
  expiredDaysAgo: -45,
} as const

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Inserts a job into the tables: open, in Boise and paid by the hour by default. Returns its id. */
export async function aJob(app: Pick<TestApp, 'db'>, { by, ...facts }: JobFacts): Promise<string> {
  const job = { ...usual, ...facts }
  const pay: JobFacts['pay'] = job.pay
  return app.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('jobs')
      .values({
        employer_id: by._id,
        title: job.title,
        category: job.category,
        description: job.description,
        skills: [...job.skills],
        pay_from: pay?.from ?? null,
        pay_to: pay?.to ?? null,
        pay_period: pay?.period ?? 'hour',
        currency: pay?.currency ?? 'USD',
        employment_type: job.employmentType ?? null,
        workplace: job.workplace,
        city: job.city,
        country: job.city === null ? null : 'US',
        place_id: job.placeId ?? null,
        latitude: job.point?.latitude ?? null,
        longitude: job.point?.longitude ?? null,
        status: job.status,
        published_at: daysAgo(job.postedDaysAgo),
        expires_at: daysAgo(job.expiredDaysAgo),
        ...(pay === null ? { source: 'elsewhere', source_id: `${by._id} ${job.title}` } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await publishJobs(tx, [id])
    return id
  })
}
