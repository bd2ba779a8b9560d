import { KEPT_BUILD } from '../api/copy-headers.ts'
import { pageCacheName } from '../api/offline-cache.ts'

declare const BUILD: string
const ASSETS = 'hearback-assets-'

/** Extends the lifetime of the event, like `ExtendableEvent.waitUntil`. */
export type Later = (work: Promise<unknown>) => void

/** Cache first: hashed file names make assets immutable. */
export async function asset(request: Request, later: Later): Promise<Response> {
  // A broken cache must not break the page.
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) later(keepAsset(request, answer.clone()))
  return answer
}

const keepAsset = async (request: Request, answer: Response) => (await caches.open(ASSETS + BUILD)).put(request, answer)

/** Caches the given files; skips those that fail to load. */
export async function keepAssets(paths: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(new Set(paths), (path) => keepOne(new Request(path)).catch(() => undefined)))
}

async function keepOne(request: Request): Promise<void> {
  if (await caches.match(request, { ignoreVary: true })) return
  const answer = await fetch(request)
  if (answer.status === 200) await keepAsset(request, answer)
}

export const assetsIn = (html: string): Set<string> => new Set(html.match(/\/assets\/[\w./-]+/g))

/** Deletes assets of earlier builds that no cached page needs. */
export async function sweepAssets(): Promise<void> {
  const needed = new Set([BUILD, ...(await Promise.all([false, true].map(buildsOf))).flat()])
  const names = (await caches.keys()).filter((name) => name.startsWith(ASSETS))
  const old = names.filter((name) => !needed.has(name.slice(ASSETS.length)))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function buildsOf(isPrivate: boolean): Promise<string[]> {
  const pages = await (await caches.open(pageCacheName(isPrivate))).matchAll()
  return pages.map(({ headers }) => headers.get(KEPT_BUILD) ?? '')
}
