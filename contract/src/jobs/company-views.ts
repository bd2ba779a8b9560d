import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Employer } from '../people/employers.ts'
import { idParams, Quota } from '../values/primitives.ts'
import { Job } from './jobs.ts'

/** A company with its open jobs, newest first, at most 100. */
export const WholeCompany = z.extend(Employer, { jobs: z.array(Job) })
export type WholeCompany = z.infer<typeof WholeCompany>

export const viewCompany = endpoint({
  method: 'GET',
  path: '/api/offers/view-company/:id',
  access: 'seeker',
  summary:
    'Get a company with all its open jobs. Distinct companies count toward the monthly quota, except those already in contact',
  params: idParams,
  reply: z.object({
    company: WholeCompany,
    /** Whether the view counts toward this month's quota. */
    counted: z.boolean(),
    quota: Quota,
  }),
  errors: ['company_view_limit_reached'],
  forbidden: 'company_view_limit_reached',
})
