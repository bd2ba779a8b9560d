import * as z from 'zod/mini'

/** The experience that a mail link asks its reader to confirm. */
export const ExperienceClaim = z.object({
  person: z.string(),
  title: z.string(),
  company: z.string(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  domain: z.string(),
})
export type ExperienceClaim = z.infer<typeof ExperienceClaim>
