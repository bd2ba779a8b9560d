import type { Chat } from '@hearback/contract/hiring/chat.ts'
import type { FoundMessage } from '@hearback/contract/hiring/chat-search.ts'
import type { Deps } from '../../../deps.ts'
import { partyId, type Viewer } from '../../../domain/viewer.ts'
import { fileUrlSigner } from '../../files/signed-urls.service.ts'
import { chatsByIds, sideOf } from '../conversation/chat.service.ts'
import {
  type Candidate,
  findCandidates,
  findMessageIds,
  indexesMatching,
  isWithinLimits,
  listMessagesByIds,
} from './chat-search.sql.ts'
import { foundMessageView, shownNameIn } from './chat-search.view.ts'

interface ChatQuery {
  query: string
  limit: number
  before?: string | undefined
}

interface FoundChats {
  chats: Chat[]
  messages: FoundMessage[]
  next: string | null
  isComplete: boolean
}

/** Searches the viewer's inbox: chats by the shown name and the jobs, and messages by their words. Blocked chats are left out. */
export async function searchChats(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query: words, limit, before }: ChatQuery,
): Promise<FoundChats> {
  const searcher = { side: sideOf(viewer), partyId: partyId(viewer) }
  const foundIds = await findMessageIds(deps.db, searcher, { words, before, limit: limit + 1 })
  const rows = await listMessagesByIds(deps.db, foundIds.slice(0, limit))
  const candidates = before === undefined ? await findCandidates(deps.db, searcher, words) : []
  const chatIds = new Set([...candidates.map(({ id }) => id), ...rows.map((row) => row.message_chat_id)])
  const chats = await chatsByIds(deps, viewer, [...chatIds])
  const sign = await fileUrlSigner(deps)
  const messages = rows.flatMap((row) => {
    const chat = chats.get(row.message_chat_id)
    return chat ? [foundMessageView(row, chat, { viewerId: searcher.partyId, sign })] : []
  })
  return {
    chats: await confirmed(deps, searcher.partyId, { candidates, chats, words }),
    messages,
    next: foundIds.length > limit ? (rows.at(-1)?.message_id ?? null) : null,
    isComplete: await isWithinLimits(deps.db, searcher),
  }
}

/** Of the candidates, chats with the words in the name that the viewer sees, or in the jobs. */
async function confirmed(
  { db }: Pick<Deps, 'db'>,
  self: string,
  { candidates, chats, words }: { candidates: Candidate[]; chats: ReadonlyMap<string, Chat>; words: string },
): Promise<Chat[]> {
  if (candidates.length === 0) return []
  const texts = candidates.map(({ id, jobs }) => `${shownNameIn(chats.get(id), self)} ${jobs ?? ''}`)
  const indexes = await indexesMatching(db, texts, words)
  return indexes.flatMap((index) => chats.get(candidates[index]?.id ?? '') ?? [])
}
