import { distanceKm } from '../../server/src/search/model/area.ts'
import type { Judged, Query } from './queries.ts'

/** Maximum distance of a job from the town that was searched. */
const REACH_KM = 25

type Wanted = Omit<Query, 'kind' | 'keyword' | 'location'>
/** Grades a job: 3 for an exact match, 2 and 1 for near matches, 0 for an irrelevant one. */
export function gradeOf({ best, good, related, company, around }: Wanted, post: Judged): number {
  if (company && !company.test(post.company)) return 0
  if (around && !(post.place && distanceKm(around, post.place) <= REACH_KM)) return 0
  return [related, good, best].findLastIndex((pattern) => pattern?.test(post.jobTitle)) + 1
}

/** Discounted cumulative gain (Järvelin and Kekäläinen, with exponential gains) of grades in their order. */
const gainOf = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** Normalized DCG of the first `depth` grades, from 0 to 1; 1 when no job is relevant. */
export function ndcg(shown: readonly number[], all: readonly number[], depth: number): number {
  const ideal = gainOf(all.toSorted((a, b) => b - a).slice(0, depth))
  return ideal === 0 ? 1 : gainOf(shown.slice(0, depth)) / ideal
}
