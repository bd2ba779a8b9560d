import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { setBadge } from '../../api/badges.ts'
import { useSession } from '../../api/session.ts'
import { keepConnected } from '../../api/socket.ts'
import { isContributor } from '../../domain/company-role.ts'
import { paths } from '../../routing/paths.ts'
import { listenToApplicants } from './applicants.live.ts'
import { listenToChat } from './chat.live.ts'
import { unread } from './chat.queries.ts'
import { useCountInTitle } from './use-count-in-title.ts'

interface ChatWatchProps {
  userId: string
  /** Undefined if the page failed to render; the default path is used then. */
  socketPath: string | undefined
}

/** Contributors have no chats, but the socket, for the pages of their jobs. */
export const ChatWatch = (props: ChatWatchProps) =>
  isContributor(useSession()?.user) ? <ContributorWatch {...props} /> : <Watch {...props} />

function ContributorWatch({ socketPath }: ChatWatchProps) {
  useEffect(() => {
    const stopListening = listenToApplicants()
    const disconnect = keepConnected(socketPath)
    return () => {
      disconnect()
      stopListening()
    }
  }, [socketPath])
  return null
}

/** Keeps the socket, the unread count and message alerts running while a user is signed in. */
function Watch({ userId, socketPath }: ChatWatchProps) {
  const navigate = useNavigate()
  const go = useRef(navigate)
  go.current = navigate
  const { data } = useQuery(unread())
  const count = data?.messages ?? 0
  useEffect(() => {
    const stopListening = listenToChat(userId, (chatId) => void go.current(paths.chat(chatId)))
    const disconnect = keepConnected(socketPath)
    return () => {
      disconnect()
      stopListening()
    }
  }, [userId, socketPath])
  useEffect(() => {
    setBadge('messages', count)
    return () => setBadge('messages', 0)
  }, [count])
  useCountInTitle(count)
  return null
}
