import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getAgenda } from '@hearback/contract/hiring/applications.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { countAgenda, findNextInterview, listUnpicked } from './agenda.sql.ts'

/** Tasks and dates of the viewer, a seeker. */
export async function agendaOf(db: Db, { userId }: Viewer): Promise<ReplyOf<typeof getAgenda>> {
  const { offers, overdue } = await countAgenda(db, userId)
  const [first] = await listUnpicked(db, userId, 1)
  const next = await findNextInterview(db, userId)
  return {
    offersToAnswer: offers ?? 0,
    slotsToPick: { count: first?.count ?? 0, first: first ? toEntry(first) : null },
    nextInterview: next?.picked ? { ...toEntry(next), at: next.picked.toISOString() } : null,
    overdueAnswers: overdue ?? 0,
  }
}

const toEntry = ({ id, title, business_name }: { id: string; title: string; business_name: string }) => ({
  applicationId: id,
  jobTitle: title,
  company: business_name,
})
