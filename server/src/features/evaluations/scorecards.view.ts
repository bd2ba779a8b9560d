import type { Criteria, Scorecard, ScorecardSheet } from '@hearback/contract/hiring/scorecards.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import type { RatingRow, ScorecardRow } from './scorecards.sql.ts'

interface Parts {
  jobId: string
  criteria: Criteria
  /** With the viewer's own, or none. */
  visible: readonly ScorecardRow[]
  others: readonly { author_name: string }[]
}

export function sheetView(viewer: CompanyViewer, { jobId, criteria, visible, others }: Parts): ScorecardSheet {
  const cards = visible.map((row) => scorecardView(viewer, row))
  return {
    jobId,
    ...criteria,
    own: cards.find(({ author }) => author.isYou) ?? null,
    others: { count: others.length, names: others.flatMap(({ author_name: name }) => name || []) },
    scorecards: cards.filter(({ author }) => !author.isYou),
  }
}

function scorecardView(viewer: CompanyViewer, row: ScorecardRow): Scorecard {
  const isYou = row.author_id === viewer.userId
  return {
    _id: row.id,
    author: { name: row.author_name || null, isYou },
    ratings: row.ratings.map(ratingView),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    mayDelete: isYou || viewer.role === 'owner',
  }
}

const ratingView = (row: RatingRow) => ({
  criterion: row.criterion_id,
  name: row.name,
  ratedAs: row.rated_as === row.name ? null : row.rated_as,
  isArchived: row.is_archived,
  rating: row.rating,
  sentence: row.sentence,
})
