import { setTimeout as pause } from 'node:timers/promises'
import type { FileMessageForm, MessageForm } from '@hearback/contract/hiring/chat.ts'
import type { Presence } from '@hearback/contract/hiring/chat-events.ts'
import type { Deps } from '../../deps.ts'
import type { DomainEvents } from '../../domain/events.ts'
import { partyId } from '../../domain/viewer.ts'
import { type ClientConnection, partyRoom } from '../../realtime/client-connections.ts'
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
export function chatLive(realtime: Realtime, deps: Deps): void {
  pushChanges(realtime, deps)
  const screens = createOpenChats()
  const show = async (screen: ClientConnection, chatId: string) => {
    const chat = await openChat(deps.db, screen.viewer, chatId)
    if (chat.isFree) await screens.show(screen, { chatId, otherId: chat.otherId })
    else await screens.hide(screen)
    return chat
  }
  /** Clients that report their open chat; they may also send queued messages to other chats. */
  const telling = new WeakSet<ClientConnection>()
  /** Sending a message opens its chat, for clients that do not report their open chat. */
  const written = async <M extends { chatId: string }>(screen: ClientConnection, message: M): Promise<M> => {
    const isShown = screens.shownOn(screen)?.chatId === message.chatId
    if (!telling.has(screen) && !isShown) await show(screen, message.chatId)
    return message
  }
  realtime.handle('openChat', async (screen, { chatId }) => {
    telling.add(screen)
    if (chatId === null) {
      await screens.hide(screen)
      return null
    }
    const { otherId, lastSeq, isFree } = await show(screen, chatId)
    return { presence: isFree ? await presenceOf(realtime, otherId) : null, lastSeq }
  })
  realtime.handle('sendMessage', async (screen, payload) => {
    const stored = storedIn(payload)
    if (stored) return ownMessage(deps, screen.viewer, stored)
    return written(screen, await sendMessage(deps, screen.viewer, payload as MessageForm, { screenId: screen.id }))
  })
  realtime.handle('sendFileMessage', async (screen, payload) => {
    const stored = storedIn(payload)
    if (stored) return ownMessage(deps, screen.viewer, stored)
    const { file, name, ...form } = payload as FileMessageForm & { file: Uint8Array; name: string }
    const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const sent = await sendFileMessage(deps, screen.viewer, form, { name, content }, { screenId: screen.id })
    return written(screen, sent)
  })
  realtime.handle('delivered', (screen, mark) => markMessages(deps, screen.viewer, { ...mark, kind: 'delivered' }))
  realtime.handle('read', (screen, mark) => markMessages(deps, screen.viewer, { ...mark, kind: 'read' }))
  handleTyping(realtime, show)
  tellPresence(realtime, deps, (screen) => void screens.hide(screen))
}

/** Typing opens the chat, for clients that do not report their open chat. */
function handleTyping(realtime: Realtime, show: (screen: ClientConnection, chatId: string) => Promise<Open>): void {
  const typing = createTyping()
  const typedIn = new Map<string, string>()
  const open = cachedChats(show)
  realtime.handle('typing', async (screen, { chatId, isTyping }) => {
    const { otherId, isFree } = await open(screen, chatId)
    if (!isFree) return
    const userId = partyId(screen.viewer)
    const before = typedIn.get(screen.id)
    if (before !== undefined && before !== chatId) typing.end(`${screen.id} ${before}`)
    typedIn.set(screen.id, chatId)
    typing.type(`${screen.id} ${chatId}`, isTyping, (now) => {
      const told = { chatId, userId, isTyping: now }
      const room = openRoom(chatId)
      realtime.emit(room, 'typing', told, { except: partyRoom(userId), volatile: true })
      realtime.emit(partyRoom(otherId), 'notifyTyping', told, { except: room, volatile: true })
    })
  })
  realtime.onDisconnect((screen) => {
    const chatId = typedIn.get(screen.id)
    typedIn.delete(screen.id)
    if (chatId !== undefined) typing.end(`${screen.id} ${chatId}`)
  })
}

interface Open {
  readonly otherId: string
  readonly isFree: boolean
}

/**
 * Caches the open chat of each connection for `membershipTtlMs`. A connection is in the room of a chat only while
 * neither person has blocked the other. A block on any process, or opening another chat, removes it from the room and
 * thereby invalidates the entry.
 * A weak map rather than an LRU cache: one entry per connection, collected with it.
 */
function cachedChats(show: (screen: ClientConnection, chatId: string) => Promise<Open>) {
  const cached = new WeakMap<ClientConnection, Open & { chatId: string; checkedAt: number }>()
  return async (screen: ClientConnection, chatId: string): Promise<Open> => {
    const known = cached.get(screen)
    const isFresh = known?.chatId === chatId && Date.now() - known.checkedAt < membershipTtlMs
    if (isFresh && screen.isIn(openRoom(chatId))) return known
    const { otherId, isFree } = await show(screen, chatId)
    cached.set(screen, { otherId, isFree, chatId, checkedAt: Date.now() })
    return { otherId, isFree }
  }
}

async function presenceOf(realtime: Realtime, userId: string): Promise<Presence> {
  return { userId, online: await realtime.isOccupied(partyRoom(userId)), lastSeen: null }
}

/** Tells people with an open chat when the other person comes and goes. */
function tellPresence(realtime: Realtime, deps: Deps, forget: (screen: ClientConnection) => void): void {
  realtime.onConnect(({ viewer }) => {
    const userId = partyId(viewer)
    realtime.emit(watchRoom(userId), 'presence', { userId, online: true, lastSeen: null }, { volatile: true })
  })
  const leave = async (screen: ClientConnection) => {
    const userId = partyId(screen.viewer)
    if (await realtime.isOccupied(partyRoom(userId))) return
    const presence = { userId, online: false, lastSeen: 'today' }
    realtime.emit(watchRoom(userId), 'presence', presence, { volatile: true })
    await updateLastSeen(deps, screen.viewer)
  }
  realtime.onDisconnect((screen) => {
    forget(screen)
    const later = () => leave(screen).catch((err: unknown) => deps.log.warn({ err }, 'a departure was not noted'))
    setTimeout(later, awayAfterMs).unref()
  })
}

/** Emits committed messages to all connections of both people. Each gets signed URLs and warnings of their own. */
function pushChanges(realtime: Realtime, deps: Deps): void {
  const push = async ({ message, employerId, seekerId, screenId }: DomainEvents['message.sent']) => {
    const sign = await fileUrlSigner(deps)
    const event = message.file ? 'receiveFileMessage' : 'receiveMessage'
    for (const reader of [employerId, seekerId]) {
      const except = screenId ? { except: screenId } : {}
      realtime.emit(partyRoom(reader), event, messageFor(message, reader, sign), except)
    }
  }
  deps.events.on('message.sent', push)
  deps.events.on('message.repeated', async ({ messageId, ...told }) => {
    await pause(deliveredWithinMs, undefined, { ref: false })
    const message = await undeliveredMessage(deps.db, messageId)
    if (message) await push({ message, ...told })
  })
  deps.events.on('messages.marked', ({ receipt, employerId, seekerId }) => {
    realtime.emit([partyRoom(employerId), partyRoom(seekerId)], 'receipt', receipt)
  })
  deps.events.on('chat.changed', async ({ chatId, employerId, seekerId }) => {
    const people = [partyRoom(employerId), partyRoom(seekerId)]
    const isFree = await isFreeChat(deps.db, chatId).finally(() => realtime.emit(people, 'chatChanged', { chatId }))
    if (isFree) return
    // After a block, neither person may see the presence of the other.
    realtime.removeFromRooms(openRoom(chatId), [openRoom(chatId), watchRoom(employerId), watchRoom(seekerId)])
  })
}
