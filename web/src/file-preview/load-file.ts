import { sessionToken } from '../api/session.ts'
import type { PreviewFile } from './preview-format.ts'

/** Causes that are found while a file is loaded. */
export type LoadFailure = 'offline' | 'gone' | 'notLoaded'

export class LoadError extends Error {
  override readonly cause: LoadFailure

  constructor(cause: LoadFailure) {
    super(`The file could not be loaded: ${cause}.`)
    this.cause = cause
  }
}

/** Statuses of an expired or revoked link. */
const STALE = new Set([401, 403, 404, 410])

/**
 * Content of a file. Sends the token, which still works after a signed URL has expired; otherwise a refused URL is
 * renewed once. Throws LoadError, and AbortError after `signal`.
 */
export async function loadFile({ url, renewUrl }: Pick<PreviewFile, 'url' | 'renewUrl'>, signal?: AbortSignal) {
  let response = await request(url, signal)
  if (renewUrl && STALE.has(response.status)) response = await request(await renewed(renewUrl), signal)
  if (!response.ok) throw new LoadError(STALE.has(response.status) ? 'gone' : 'notLoaded')
  return response.blob().catch(() => {
    signal?.throwIfAborted()
    throw new LoadError('offline')
  })
}

async function request(url: string, signal?: AbortSignal): Promise<Response> {
  const headers = { 'auth-token': sessionToken() ?? '' }
  return fetch(url, { headers, ...(signal && { signal }) }).catch(() => {
    signal?.throwIfAborted()
    throw new LoadError('offline')
  })
}

const renewed = (renewUrl: () => Promise<string>) =>
  renewUrl().catch(() => {
    throw new LoadError(navigator.onLine ? 'gone' : 'offline')
  })
