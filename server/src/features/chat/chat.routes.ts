import * as contract from '@hearback/contract/hiring/chat.ts'
import * as search from '@hearback/contract/hiring/chat-search.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { windowOf } from '../../http/paging.ts'
import * as chat from './conversation/chat.service.ts'
import { decideChat, unblockChat } from './decide-chat.service.ts'
import { markMessages } from './receipts.service.ts'
import { searchChats } from './searching/chat-search.service.ts'
import { sendFileMessage } from './sending/send-file.service.ts'
import { sendMessage } from './sending/send-message.service.ts'
import { startChat } from './start-chat.service.ts'

export function chatRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listChats, (r) => chat.chatsOf(deps, r.viewer, { ...r.query, ...windowOf(r.query, 30) }))
  bind(api, search.searchChats, (r) => searchChats(deps, r.viewer, r.query))
  bind(api, contract.countUnread, (r) => chat.unreadOf(deps.db, r.viewer))
  bind(api, contract.startChat, async (r) => ({ data: await startChat(deps, r.viewer, r.body.profileId) }))
  bind(api, contract.getChat, (r) => chat.wholeChat(deps, r.viewer, r.params.chatId))
  bind(api, contract.listMessages, (r) => chat.messagesOf(deps, r.viewer, r.params.chatId, r.query))
  bind(api, contract.sendMessage, async (r) => ({ data: await sendMessage(deps, r.viewer, r.body) }))
  bind(api, contract.sendFileMessage, async (r) => ({ data: await sendFileMessage(deps, r.viewer, r.body, r.file) }))
  bind(api, contract.readChat, (r) => markMessages(deps, r.viewer, { ...r.body, kind: 'read' }))
  bind(api, contract.decideChat, async (r) => ({
    chat: await decideChat(deps, r.viewer, r.params.chatId, r.body.decision),
  }))
  bind(api, contract.listBlocked, (r) => chat.chatsOf(deps, r.viewer, { ...r.query, filter: 'blocked' }))
  bind(api, contract.unblock, async (r) => {
    await unblockChat(deps, r.viewer, r.params.id)
    return {}
  })
}
