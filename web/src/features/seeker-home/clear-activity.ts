import { clearRecentSearches, clearViewedJobs } from '@hearback/contract/jobs/recent-activity.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import * as t from '@hearback/texts/web/seeker-home.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { onSignOut } from '../../api/sign-out.ts'
import { deviceNow } from '../../clock.ts'
import { runOptimistically, updateOptimistically } from '../../optimistic-update.ts'
import { dismissToastOf, toast } from '../../ui/feedback/toast-store.ts'
import { seekerHome } from './seeker-home.queries.ts'

const LISTS = {
  viewedJobs: { endpoint: clearViewedJobs, done: t.viewedCleared, key: seekerHome().queryKey },
  recentSearches: { endpoint: clearRecentSearches, done: t.searchesCleared, key: ['recent-searches'] },
}
type List = keyof typeof LISTS

const HOLD_MS = 10_000
const keyOf = (list: List) => `clear ${list}`

/**
 * Clears lists of recent activity. A cleared list disappears immediately, and can be restored for ten seconds; the server is
 * told after that, or when the page is left.
 */
export function useClearActivity() {
  const client = useQueryClient()
  const [cleared, setCleared] = useState<readonly List[]>([])
  const [timers] = useState(() => new Map<List, ReturnType<typeof setTimeout>>())

  /** Ends the wait. Returns false if it has ended. */
  const release = (list: List): boolean => {
    clearTimeout(timers.get(list))
    dismissToastOf(keyOf(list))
    return timers.delete(list)
  }
  const show = (list: List) => setCleared((lists) => lists.filter((one) => one !== list))
  const send = async (list: List) => {
    if (!release(list)) return
    await clearList(client, list)
    show(list)
  }
  const clear = (list: List) => {
    release(list)
    setCleared((lists) => [...lists, list])
    timers.set(
      list,
      setTimeout(() => void send(list), HOLD_MS),
    )
    const restore = () => {
      if (release(list)) show(list)
    }
    toast({
      text: LISTS[list].done,
      key: keyOf(list),
      until: deviceNow() + HOLD_MS,
      action: { label: t.undo, run: restore },
    })
  }
  useSendOnLeave(() => (timers.size > 0 ? Promise.all([...timers.keys()].map(send)) : undefined))
  return { cleared, clear }
}

/** Sends unfinished work when the component is removed, the page is left, or the user signs out. */
function useSendOnLeave(send: () => Promise<unknown> | undefined) {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const leave = () => void sendNow()
    window.addEventListener('pagehide', leave)
    const stop = onSignOut(() => sendNow())
    return () => {
      window.removeEventListener('pagehide', leave)
      stop()
      leave()
    }
  }, [])
}

const clearList = (client: QueryClient, list: List) =>
  runOptimistically({
    show: () => updateOptimistically<SeekerHome>(client, seekerHome().queryKey, (home) => ({ ...home, [list]: [] })),
    // The request outlives the page.
    send: () => call(LISTS[list].endpoint, {}, { keepalive: true }),
    after: () => client.invalidateQueries({ queryKey: LISTS[list].key }),
  })
