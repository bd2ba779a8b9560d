import * as z from 'zod/mini'
import { evaluationLimits } from '../accounts/company-limits.ts'
import { endpoint } from '../endpoint.ts'
import { clearable, Id, Instant, idParams, line, Nothing, optionalLine, wholeNumber } from '../values/primitives.ts'
import { isVisible } from '../values/text.ts'

const { criteria: maxCriteria, criterion: criterionLength, ratings: maxRatings, sentence } = evaluationLimits

/** A criterion by which applicants of a job are rated (product.md 15.6). A new name keeps the id and the ratings. */
const Criterion = z.object({ _id: Id, name: z.string() })
export type Criterion = z.infer<typeof Criterion>

/** The current criteria of a job in their order. `version` changes with the ids, the names and the order. */
export const Criteria = z.object({ criteria: z.array(Criterion), version: z.string() })
export type Criteria = z.infer<typeof Criteria>

const ofJob = { path: '/api/postjob/criteria/:id', access: 'employer', params: idParams } as const

/** `mayEdit`: owners and the lead may change the criteria, or any recruiter while no one leads the job. */
const criteriaReply = z.extend(Criteria, { mayEdit: z.boolean() })

export const getCriteria = endpoint({
  ...ofJob,
  role: 'contributor',
  method: 'GET',
  summary: 'Get the scorecard criteria of a job of the company',
  reply: criteriaReply,
})

const hasUniqueNames = (list: readonly { name: string }[]) =>
  new Set(list.map(({ name }) => name.toLowerCase())).size === list.length
const hasUniqueIds = (list: readonly { _id?: string | null | undefined }[]) => {
  const ids = list.flatMap(({ _id }) => _id ?? [])
  return new Set(ids).size === ids.length
}

export const setCriteria = endpoint({
  ...ofJob,
  role: 'recruiter',
  method: 'PUT',
  summary:
    'Replace the scorecard criteria of a job: those with an ID keep their ratings, removed ones stay readable where they were rated. Owners may, and the lead, or any recruiter while no one leads it',
  body: z.object({
    criteria: z
      .array(z.object({ _id: clearable(Id), name: line(criterionLength) }))
      .check(
        z.maxLength(maxCriteria, `At most ${maxCriteria} criteria`),
        z.refine(hasUniqueNames, 'Enter each criterion only once'),
        z.refine(hasUniqueIds, 'Enter each criterion only once'),
      ),
    /** The version that this one replaces; refused if it has changed since. */
    version: line(100),
  }),
  reply: criteriaReply,
  errors: ['conflict'],
})

/** How far the applicant is from what the job needs: 1 well below, 2 below, 3 meets it, 4 exceeds it. Never summed up. */
const Rating = z.object({
  criterion: Id,
  /** Current name of the criterion. */
  name: z.string(),
  /** Its name when it was rated; null if that is still its name. */
  ratedAs: z.nullable(z.string()),
  /** Whether the job no longer uses the criterion. */
  isArchived: z.boolean(),
  /** 1 to 4; null if not assessed. */
  rating: z.nullable(z.number()),
  /** Empty without one. */
  sentence: z.string(),
})
export type Rating = z.infer<typeof Rating>

export const Scorecard = z.object({
  _id: Id,
  /** `name` is the first name at the time of writing; null if unknown, or once the account is erased. */
  author: z.object({ name: z.nullable(z.string()), isYou: z.boolean() }),
  /** In the order of the criteria, archived ones last. */
  ratings: z.array(Rating),
  /** Grows with each change. */
  version: z.number(),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  /** Whether the viewer may delete it: the author may, and owners whose own scorecard is stored. */
  mayDelete: z.boolean(),
})
export type Scorecard = z.infer<typeof Scorecard>

/** The scorecards of an application as one member sees them. */
export const ScorecardSheet = z.object({
  jobId: Id,
  criteria: z.array(Criterion),
  /** Of the criteria. */
  version: z.string(),
  /** The viewer's own; null before they write one. */
  own: z.nullable(Scorecard),
  /** The number of scorecards of others and their known first names, also while the scorecards are hidden. */
  others: z.object({ count: z.number(), names: z.array(z.string()) }),
  /** Scorecards of others, oldest first. Empty until the viewer's own is stored. */
  scorecards: z.array(Scorecard),
})
export type ScorecardSheet = z.infer<typeof ScorecardSheet>

const ofApplication = { access: 'employer', role: 'contributor', params: idParams } as const

export const getScorecards = endpoint({
  ...ofApplication,
  method: 'GET',
  path: '/api/jobapplication/:id/scorecards',
  summary: 'Get the scorecards of an application. Those of others are hidden until the caller’s own is stored',
  reply: ScorecardSheet,
})

const visibleSentence = optionalLine(sentence).check(z.overwrite((text) => (isVisible(text) ? text : '')))

const isGiven = ({ rating, sentence: text }: { rating?: number | null | undefined; sentence?: string | undefined }) =>
  typeof rating === 'number' || Boolean(text)

export const saveScorecard = endpoint({
  ...ofApplication,
  method: 'PUT',
  path: '/api/jobapplication/:id/scorecard',
  summary:
    'Write the caller’s own scorecard of an application, or replace it. The applicant never sees it in the product, and gets it with their data export',
  body: z.object({
    ratings: z
      .array(
        z.object({
          criterion: Id,
          /** 1 to 4; null if not assessed. */
          rating: clearable(wholeNumber(1, 4)),
          sentence: z.optional(visibleSentence),
        }),
      )
      .check(
        z.maxLength(maxRatings, `At most ${maxRatings} ratings`),
        z.refine(
          (list) => new Set(list.map(({ criterion }) => criterion)).size === list.length,
          'Rate each criterion only once',
        ),
        z.refine((list) => list.some(isGiven), 'Rate at least one criterion, or write a sentence'),
      ),
    /** Of the criteria that were rated; refused if they have changed since. */
    criteriaVersion: line(100),
    /** The version of the caller’s scorecard that this one replaces; 0 for the first one. */
    was: wholeNumber(0, 1_000_000_000),
    /** A retry with the same key returns what was stored. */
    clientCardId: z.optional(line(100)),
  }),
  reply: ScorecardSheet,
  errors: ['conflict'],
})

export const deleteScorecard = endpoint({
  ...ofApplication,
  method: 'DELETE',
  path: '/api/scorecards/:id',
  summary: 'Delete a scorecard: its author may, which hides those of others again, and owners who see it may',
  reply: Nothing,
})
