import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { currentConnection, onConnection, useOffline } from '../../api/connection.ts'
import { serverNow } from '../../clock.ts'
import { OfflineLine } from './OfflineLine.tsx'
import { loadLinksWhole } from './page-loads.ts'
import { followSession, followUpdates, keepHere } from './worker-registration.ts'

const RETRY_MS = 5_000

/** Loaded when idle: caches visited pages for offline reading, and shows a banner while offline. */
export function OfflineWatch({ madeAt }: { madeAt: number | undefined }) {
  const { pathname, search } = useLocation()
  const asOf = useAsOf(madeAt)
  useFresh()
  useRetry()
  useEffect(() => {
    const stops = [followSession(), followUpdates(), loadLinksWhole()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is cached, also on a return to it
  useEffect(() => {
    if (!currentConnection().offline) void keepHere()
  }, [pathname, search])
  // The offline page states this itself.
  return asOf === undefined || pathname === '/offline' ? null : <OfflineLine asOf={asOf} />
}

/** Age of the data shown while offline: the oldest cached reply, else the cached page, else the loss of connection. */
function useAsOf(madeAt: number | undefined): number | undefined {
  const { offline, keptAt } = useOffline()
  const [copyMadeAt] = useState(() => (currentConnection().offline ? madeAt : undefined))
  const [lostAt, setLostAt] = useState<number>()
  useEffect(() => setLostAt(offline ? serverNow() : undefined), [offline])
  return offline ? (keptAt ?? copyMadeAt ?? lostAt) : undefined
}

/** Refetches everything that came from the offline cache once online, including queries that are not mounted. */
function useFresh(): void {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let wasOffline = currentConnection().offline
    return onConnection(() => {
      const { offline } = currentConnection()
      if (wasOffline && !offline) {
        void queries.invalidateQueries()
        void revalidate()
      }
      wasOffline = offline
    })
  }, [queries, revalidate])
}

/** Refetches what is shown every five seconds while replies come from the offline cache although the browser is online. */
function useRetry(): void {
  const queries = useQueryClient()
  const { offline } = useOffline()
  useEffect(() => {
    if (!offline) return
    const timer = setInterval(() => {
      if (navigator.onLine) void queries.invalidateQueries({ refetchType: 'active' })
    }, RETRY_MS)
    return () => clearInterval(timer)
  }, [offline, queries])
}
