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
    storedEmployer.remove()
  })
}

/** The employer's own profile as kept on this device, or undefined when absent, unreadable, an hour old or somebody else's. */
export function keptOwnEmployer<T extends { _id: string }>(): { data: T; at: number } | undefined {
  const stored = storedEmployer.read()
  if (!stored || !isRecord(stored.data) || stored.data._id !== stored.userId) return undefined
  const { data, at } = stored
  return Math.abs(deviceNow() - at) < OWN_EMPLOYER_AGE ? { data: data as T, at } : undefined
}

/** Keeps the employer's own profile on the device; call it wherever the profile was fetched or saved. */
export function keepOwnEmployer<T>(data: T): T {
  storedEmployer.write({ data })
  return data
}
