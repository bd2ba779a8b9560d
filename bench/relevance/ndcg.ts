import { distanceKm } from '../../server/src/search/area.ts'
import type { Judged, Query } from './queries.ts'

/** How far from a town a post may be to be there. */
const REACH_KM = 25

/** 3 for what was asked for, 2 and 1 for what comes near, 0 for what does not belong there. */
export function gradeOf({ best, good, related, company, around }: Query, post: Judged): number {
  if (company && !company.test(post.company)) return 0
  if (around && !(post.place && distanceKm(around, post.place) <= REACH_KM)) return 0
  return [related, good, best].findLastIndex((pattern) => pattern?.test(post.jobTitle)) + 1
}

/** Discounted cumulative gain (Järvelin and Kekäläinen, with exponential gains) of grades in their order. */
const gainOf = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** From 0 to 1: how near the first `depth` grades come to the best that there is; 1 where nothing is worth anything. */
export function ndcg(shown: readonly number[], all: readonly number[], depth: number): number {
  const ideal = gainOf(all.toSorted((a, b) => b - a).slice(0, depth))
  return ideal === 0 ? 1 : gainOf(shown.slice(0, depth)) / ideal
}
