import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { TalentFilters } from '../people/talent-filters.ts'
import { JobFilters } from './job-search.ts'
import { Job } from './jobs.ts'

const Point = z.object({ latitude: z.number(), longitude: z.number() })

/** Data of a map besides its pins; `total` counts all results, including those not on the map. */
const around = {
  /** The searched circle, or else one that contains all pins; null if there is neither. */
  circle: z.nullable(z.extend(Point, { km: z.number(), searched: z.boolean() })),
  /** The largest towns in and around the circle (GeoNames, CC BY 4.0). */
  towns: z.array(z.extend(Point, { name: z.string(), population: z.number() })),
  total: z.number(),
  totalIsExact: z.boolean(),
}

const jobPin = {
  _id: Job.shape._id,
  jobTitle: Job.shape.jobTitle,
  businessName: z.string(),
  city: z.nullable(z.string()),
  estimatedFrom: Job.shape.estimatedFrom,
  estimatedTo: Job.shape.estimatedTo,
  currency: Job.shape.currency,
  payPeriod: Job.shape.payPeriod,
}
export const JobPin = z.extend(Point, jobPin)
export type JobPin = z.infer<typeof JobPin>

/** A town with the profiles found there. */
export const TownPin = z.extend(Point, { name: z.string(), label: z.string(), profiles: z.array(z.string()) })
export type TownPin = z.infer<typeof TownPin>

export const mapJobs = endpoint({
  method: 'POST',
  path: '/api/postjob/map',
  access: 'public',
  summary: 'Map the first 300 open jobs of a search that have a position, rounded to about 2 km',
  body: z.omit(JobFilters, { page: true, resultsPerPage: true, brief: true }),
  reply: z.object({ pins: z.array(JobPin), ...around }),
})
export type JobMap = z.infer<typeof mapJobs.reply>

export const mapTalents = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/map',
  access: 'employer',
  role: 'recruiter',
  summary: 'Map the first 300 seekers of a search by town, never more precisely',
  body: z.omit(TalentFilters, { page: true, limit: true }),
  reply: z.object({ pins: z.array(TownPin), ...around }),
})
export type TalentMap = z.infer<typeof mapTalents.reply>
