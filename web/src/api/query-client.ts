import * as t from '@hearback/texts/web/api.ts'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { deviceNow } from '../clock.ts'
import { ApiError } from './call.ts'
import { localDeviceStorage } from './device-storage.ts'
import { note } from './log.ts'
import { ownItem } from './own-item.ts'
import { isRecord } from './parse-record.ts'
import { currentSession, onSessionChange } from './session.ts'

const storedEmployer = ownItem(localDeviceStorage, 'hearback.own-employer')
/** TTL of an employer's own profile on the device (product.md 5), in milliseconds. */
export const OWN_EMPLOYER_AGE = 60 * 60_000

const mayHelp = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && ((error.status >= 400 && error.status < 500) || isOffline(error)))
const isOffline = ({ code }: ApiError) => code === 'offline' && !navigator.onLine

/**
 * Creates the query client. Keys go from general to specific: `['jobs', 'search', filters]`, `['jobs', 'detail', id]`.
 * Mutations invalidate by the first one or two parts.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Logs each failed read; its place on the page shows the error with a retry button (product.md 4).
    queryCache: new QueryCache({
      onError: ({ message }, { queryKey }) => note(t.readingFailed(JSON.stringify(queryKey), message)),
    }),
    // Requests run while offline too: reads may be served from the offline cache, and mutations fail immediately
    // instead of waiting unseen. Visible queries are refetched on reconnect.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayHelp, networkMode: 'always', refetchOnReconnect: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let browserClient: QueryClient | undefined

/** One client per browser session; the server creates one per page. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  if (!browserClient) {
    browserClient = createQueryClient()
    forgetOnSignOut(browserClient)
  }
  return browserClient
}

function forgetOnSignOut(client: QueryClient) {
  let owner = currentSession()?.user._id
  onSessionChange(() => {
    const now = currentSession()?.user._id
    if (now === owner) return
    owner = now
    client.clear()
    storedEmployer.remove()
  })
}

/**
 * The employer's own profile stored on this device. Undefined when missing, invalid, older than the TTL or of another
 * user.
 */
export function keptOwnEmployer<T extends { _id: string }>(): { data: T; at: number } | undefined {
  const stored = storedEmployer.read()
  if (!stored || !isRecord(stored.data) || stored.data._id !== stored.userId) return undefined
  const { data, at } = stored
  return Math.abs(deviceNow() - at) < OWN_EMPLOYER_AGE ? { data: data as T, at } : undefined
}

/** Stores the employer's own profile on the device; call it wherever the profile is fetched or saved. */
export function keepOwnEmployer<T>(data: T): T {
  storedEmployer.write({ data })
  return data
}
