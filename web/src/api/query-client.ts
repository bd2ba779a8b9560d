import * as t from '@hearback/texts/web/api.ts'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './call.ts'
import { localDeviceStorage } from './device-storage.ts'
import { note } from './log.ts'
import { currentSession, onSessionChange } from './session.ts'

const OWN_EMPLOYER = 'hearback.own-employer'
/** How long an employer's own profile is believed on the device (product.md 5). */
export const OWN_EMPLOYER_AGE = 60 * 60_000

const mayHelp = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && ((error.status >= 400 && error.status < 500) || isOffline(error)))
const isOffline = ({ code }: ApiError) => code === 'offline' && !navigator.onLine

/**
 * Keys are lists from the general to the particular: `['jobs', 'search', filters]`, `['jobs', 'detail', id]`.
 * A mutation invalidates by the first word or two.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Each read that failed for good is noted; its place on the page says so too, with a retry (product.md 4).
    queryCache: new QueryCache({
      onError: ({ message }, { queryKey }) => note(t.readingFailed(JSON.stringify(queryKey), message)),
    }),
    // Without a connection everything is tried all the same: a read may find what the device keeps, and a change says at
    // once that it was not sent, instead of waiting unseen. What is shown is asked for again when the connection is back.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayHelp, networkMode: 'always', refetchOnReconnect: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let browserClient: QueryClient | undefined

/** One client for the whole browser session; the server makes a fresh one for each page. */
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
    localDeviceStorage.removeItem(OWN_EMPLOYER)
  })
}

interface Kept<T> {
  userId: string
  at: number
  data: T
}

/** The employer's own profile as kept on this device, or undefined when absent, an hour old or somebody else's. */
export function keptOwnEmployer<T>(): { data: T; at: number } | undefined {
  try {
    const kept = JSON.parse(localDeviceStorage.getItem(OWN_EMPLOYER) ?? 'null') as Kept<T> | null
    const mine = kept && kept.userId === currentSession()?.user._id
    return mine && Date.now() - kept.at < OWN_EMPLOYER_AGE ? { data: kept.data, at: kept.at } : undefined
  } catch {
    return undefined
  }
}

/** Keeps the employer's own profile on the device; call it wherever the profile was fetched or saved. */
export function keepOwnEmployer<T>(data: T): T {
  const userId = currentSession()?.user._id
  if (userId) {
    localDeviceStorage.setItem(OWN_EMPLOYER, JSON.stringify({ userId, at: Date.now(), data } satisfies Kept<T>))
  }
  return data
}
