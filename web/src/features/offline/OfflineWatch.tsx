import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { currentConnection, onConnection, useOffline } from '../../api/connection.ts'
import { serverNow } from '../../clock.ts'
import { OfflineLine } from './OfflineLine.tsx'
import { loadLinksWhole } from './page-loads.ts'
import { followSession, followUpdates, keepHere } from './worker-registration.ts'

/** Around every page, once it is idle: keeps what is seen for reading without a connection, and says when there is none. */
export function OfflineWatch({ madeAt }: { madeAt: number | undefined }) {
  const { pathname, search } = useLocation()
  const asOf = useAsOf(madeAt)
  useFresh()
  useEffect(() => {
    const stops = [followSession(), followUpdates(), loadLinksWhole()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is kept, also when one comes back to it
  useEffect(() => {
    if (!currentConnection().offline) void keepHere()
  }, [pathname, search])
  // The page for this says it itself.
  return asOf === undefined || pathname === '/offline' ? null : <OfflineLine asOf={asOf} />
}

/** How old what one sees is while there is no connection: the oldest copy, else the page if it was one, else since it was lost. */
function useAsOf(madeAt: number | undefined): number | undefined {
  const { offline, keptAt } = useOffline()
  const [copyMadeAt] = useState(() => (currentConnection().offline ? madeAt : undefined))
  const [lostAt, setLostAt] = useState<number>()
  useEffect(() => setLostAt(offline ? serverNow() : undefined), [offline])
  return offline ? (keptAt ?? copyMadeAt ?? lostAt) : undefined
}

/** What a copy stood in for is asked for again as soon as there is a connection: also what is not on the page now. */
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
