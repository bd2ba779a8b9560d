import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getAgenda } from '@hearback/contract/hiring/applications.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { budgetOf } from '../limits/application-limits.service.ts'
import { countAgenda, findNextInterview, listOverdue, listPendingOffers, listUnpicked } from './agenda.sql.ts'

/** Tasks and dates of the viewer, a seeker. */
export async function agendaOf(deps: Pick<Deps, 'db' | 'config'>, viewer: Viewer): Promise<ReplyOf<typeof getAgenda>> {
  const [{ db }, { userId }] = [deps, viewer]
  const { offers, overdue } = await countAgenda(db, userId)
  const [first] = await listUnpicked(db, userId, 1)
  const next = await findNextInterview(db, userId)
  return {
    offersToAnswer: offers ?? 0,
    slotsToPick: { count: first?.count ?? 0, first: first ? toEntry(first) : null },
    nextInterview: next?.picked ? { ...toEntry(next), at: next.picked.toISOString() } : null,
    overdueAnswers: overdue ?? 0,
    applicationBudget: await budgetOf(deps, viewer),
  }
}

type Listed = Pick<SeekerHome, 'offers' | 'slotsToPick' | 'overdueAnswers' | 'nextInterview'>

/** As `agendaOf`, with the `most` urgent entries of each kind. */
export async function listedAgendaOf(db: Db, { userId }: Viewer, most: number): Promise<Listed> {
  const counts = await countAgenda(db, userId)
  const offers = counts.offers ? await listPendingOffers(db, userId, most) : []
  const overdue = counts.overdue ? await listOverdue(db, userId, most) : []
  const unpicked = await listUnpicked(db, userId, most)
  const next = await findNextInterview(db, userId)
  return {
    offers: { count: counts.offers ?? 0, first: offers.map(toOffer) },
    slotsToPick: { count: unpicked[0]?.count ?? 0, first: unpicked.map(toEntry) },
    overdueAnswers: {
      count: counts.overdue ?? 0,
      first: overdue.map((row) => ({ ...toEntry(row), answerDueAt: row.answer_due_at.toISOString() })),
    },
    nextInterview: next ? toInterview(next) : null,
  }
}

const toEntry = ({ id, title, business_name }: { id: string; title: string; business_name: string }) => ({
  applicationId: id,
  jobTitle: title,
  company: business_name,
})

const toOffer = ({ id, title, business_name, expires_at }: Awaited<ReturnType<typeof listPendingOffers>>[number]) => ({
  offerId: id,
  jobTitle: title,
  company: business_name,
  expiresAt: expires_at.toISOString(),
})

function toInterview(row: NonNullable<Awaited<ReturnType<typeof findNextInterview>>>): Listed['nextInterview'] {
  const { picked, minutes, mode, place, time_zone: timeZone } = row
  if (!picked) return null
  return {
    ...toEntry(row),
    at: picked.toISOString(),
    minutes,
    mode: mode as NonNullable<Listed['nextInterview']>['mode'],
    place,
    timeZone,
  }
}
