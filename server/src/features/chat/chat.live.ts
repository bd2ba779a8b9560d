import { setTimeout as pause } from 'node:timers/promises'
import type { FileMessageForm, Message, MessageForm } from '@hearback/contract/hiring/chat.ts'
import type { Presence } from '@hearback/contract/hiring/chat-events.ts'
import type { Deps } from '../../deps.ts'
import type { DomainEvents } from '../../domain/events.ts'
import { findPartyId, partyId, requireRole } from '../../domain/viewer.ts'
import { type ClientConnection, partyRoom, userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'
import { updateLastSeen } from '../accounts/account/accounts.service.ts'
import { fileUrlSigner } from '../files/signed-urls.service.ts'
import { ownMessage, undeliveredMessage } from './conversation/chat.service.ts'
import { messageFor, storedIn } from './conversation/chat.view.ts'
import { isFreeChat, openChat } from './open-chat.service.ts'
import { createOpenChats, openRoom, watchRoom } from './open-chats.live.ts'
import { markMessages } from './receipts.service.ts'
import { sendFileMessage } from './sending/send-file.service.ts'
import { sendMessage } from './sending/send-message.service.ts'
import { createTyping } from './typing.live.ts'

/** Delay before a person counts as offline, so that reloading a tab is not announced. */
const awayAfterMs = 3_000
/** TTL of the cached membership of a connection in its open chat. */
const membershipTtlMs = 30_000
/** Time for clients to acknowledge the delivery of a message. */
const deliveredWithinMs = 1_000

/** The chat over the socket: the same use cases as the HTTP calls, and the events of both people. */
export function chatLive(server: Realtime, deps: Deps): void {
  const realtime = forRecruiters(server)
  pushChanges(realtime, deps)
  const shownChats = createOpenChats()
  const show = async (client: ClientConnection, chatId: string) => {
    const chat = await openChat(deps.db, client.viewer, chatId)
    if (chat.isFree) await shownChats.show(client, { chatId, otherId: chat.otherId })
    else await shownChats.hide(client)
    return chat
  }
  /** Clients that report their open chat; they may also send queued messages to other chats. */
  const telling = new WeakSet<ClientConnection>()
  /** Sending a message opens its chat, for clients that do not report their open chat. */
  const written = async <M extends { chatId: string }>(client: ClientConnection, message: M): Promise<M> => {
    const isShown = shownChats.shownOn(client)?.chatId === message.chatId
    if (!telling.has(client) && !isShown) await show(client, message.chatId)
    return message
  }
  realtime.handle('openChat', async (client, { chatId }) => {
    telling.add(client)
    if (chatId === null) {
      await shownChats.hide(client)
      return null
    }
    const { otherId, lastSeq, isFree } = await show(client, chatId)
    return { presence: isFree ? await presenceOf(realtime, otherId) : null, lastSeq }
  })
  realtime.handle('sendMessage', async (client, payload) => {
    const stored = storedIn(payload)
    if (stored) return ownMessage(deps, client.viewer, stored)
    return written(client, await sendMessage(deps, client.viewer, payload as MessageForm, { connectionId: client.id }))
  })
  realtime.handle('sendFileMessage', async (client, payload) => {
    const stored = storedIn(payload)
    if (stored) return ownMessage(deps, client.viewer, stored)
    const { file, name, ...form } = payload as FileMessageForm & { file: Uint8Array; name: string }
    const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const sent = await sendFileMessage(deps, client.viewer, form, { name, content }, { connectionId: client.id })
    return written(client, sent)
  })
  realtime.handle('delivered', (client, mark) => markMessages(deps, client.viewer, { ...mark, kind: 'delivered' }))
  realtime.handle('read', (client, mark) => markMessages(deps, client.viewer, { ...mark, kind: 'read' }))
  handleTyping(realtime, show)
  tellPresence(realtime, deps, (client) => void shownChats.hide(client))
}

/** Refuses the events of contributors, who have no chats, and of employers without a company. */
const forRecruiters = (realtime: Realtime): Realtime => ({
  ...realtime,
  handle: (event, handler) =>
    realtime.handle(event, async (client, payload) => {
      if (client.viewer.userType === 'employer') requireRole(client.viewer, 'recruiter')
      return handler(client, payload)
    }),
})

/** Typing opens the chat, for clients that do not report their open chat. */
function handleTyping(realtime: Realtime, show: (client: ClientConnection, chatId: string) => Promise<Open>): void {
  const typing = createTyping()
  const typedIn = new Map<string, string>()
  const open = cachedChats(show)
  realtime.handle('typing', async (client, { chatId, isTyping }) => {
    const { otherId, isFree, writer } = await open(client, chatId)
    if (!isFree) return
    const userId = partyId(client.viewer)
    const own = userRoom(client.viewer.userId)
    const before = typedIn.get(client.id)
    if (before !== undefined && before !== chatId) typing.end(`${client.id} ${before}`)
    typedIn.set(client.id, chatId)
    typing.type(`${client.id} ${chatId}`, isTyping, (now) => {
      const told = { chatId, userId, ...(writer && { writer }), isTyping: now }
      const room = openRoom(chatId)
      realtime.emit(room, 'typing', told, { except: own, volatile: true })
      realtime.emit([partyRoom(otherId), partyRoom(userId)], 'notifyTyping', told, {
        except: [room, own],
        volatile: true,
      })
    })
  })
  realtime.onDisconnect((client) => {
    const chatId = typedIn.get(client.id)
    typedIn.delete(client.id)
    if (chatId !== undefined) typing.end(`${client.id} ${chatId}`)
  })
}

interface Open {
  readonly otherId: string
  readonly isFree: boolean
  readonly writer: Message['writer']
}

/**
 * Caches the open chat of each connection for `membershipTtlMs`. A connection is in the room of a chat only while
 * neither person has blocked the other. A block on any process, or opening another chat, removes it from the room and
 * thereby invalidates the entry.
 * A weak map rather than an LRU cache: one entry per connection, collected with it.
 */
function cachedChats(show: (client: ClientConnection, chatId: string) => Promise<Open>) {
  const cached = new WeakMap<ClientConnection, Open & { chatId: string; checkedAt: number }>()
  return async (client: ClientConnection, chatId: string): Promise<Open> => {
    const known = cached.get(client)
    const isFresh = known?.chatId === chatId && Date.now() - known.checkedAt < membershipTtlMs
    if (isFresh && client.isIn(openRoom(chatId))) return known
    const { otherId, isFree, writer } = await show(client, chatId)
    cached.set(client, { otherId, isFree, writer, chatId, checkedAt: Date.now() })
    return { otherId, isFree, writer }
  }
}

async function presenceOf(realtime: Realtime, userId: string): Promise<Presence> {
  return { userId, online: await realtime.isOccupied(partyRoom(userId)), lastSeen: null }
}

/** Tells people with an open chat when the other person comes and goes. */
function tellPresence(realtime: Realtime, deps: Deps, forget: (client: ClientConnection) => void): void {
  realtime.onConnect(({ viewer }) => {
    const userId = findPartyId(viewer)
    if (userId === undefined) return
    realtime.emit(watchRoom(userId), 'presence', { userId, online: true, lastSeen: null }, { volatile: true })
  })
  const leave = async (client: ClientConnection) => {
    const userId = findPartyId(client.viewer)
    if (userId === undefined || (await realtime.isOccupied(partyRoom(userId)))) return
    const presence = { userId, online: false, lastSeen: 'today' }
    realtime.emit(watchRoom(userId), 'presence', presence, { volatile: true })
    await updateLastSeen(deps, client.viewer)
  }
  realtime.onDisconnect((client) => {
    forget(client)
    const later = () => leave(client).catch((err: unknown) => deps.log.warn({ err }, 'a departure was not noted'))
    setTimeout(later, awayAfterMs).unref()
  })
}

/** Emits committed messages to all connections of both people. Each gets signed URLs and warnings of their own. */
function pushChanges(realtime: Realtime, deps: Deps): void {
  const push = async ({ message, employerId, seekerId, connectionId }: DomainEvents['message.sent']) => {
    const sign = await fileUrlSigner(deps)
    const event = message.file ? 'receiveFileMessage' : 'receiveMessage'
    for (const reader of [employerId, seekerId]) {
      const except = connectionId ? { except: connectionId } : {}
      realtime.emit(partyRoom(reader), event, messageFor(message, reader, sign), except)
    }
  }
  deps.events.on('message.sent', push)
  deps.events.on('message.repeated', async ({ messageId, chatId, ...told }) => {
    await pause(deliveredWithinMs, undefined, { ref: false })
    const message = await undeliveredMessage(deps.db, { id: messageId, chatId })
    if (message) await push({ message, ...told })
  })
  deps.events.on('messages.marked', ({ told, own, userId }) => {
    if (told) realtime.emit(partyRoom(told.otherId), 'receipt', told.receipt)
    realtime.emit(userRoom(userId), 'receipt', own)
  })
  deps.events.on('chat.changed', async ({ chatId, employerId, seekerId }) => {
    const people = [partyRoom(employerId), partyRoom(seekerId)]
    const isFree = await isFreeChat(deps.db, chatId).finally(() => realtime.emit(people, 'chatChanged', { chatId }))
    if (isFree) return
    // After a block, neither person may see the presence of the other.
    realtime.removeFromRooms(openRoom(chatId), [openRoom(chatId), watchRoom(employerId), watchRoom(seekerId)])
  })
}
