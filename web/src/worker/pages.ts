import { type Language, languageOf, pathIn } from '@hearback/contract/values/languages.ts'
import { KEPT_AT, KEPT_BUILD, KEPT_TITLE } from '../api/copy-headers.ts'
import { pageCacheName } from '../api/offline-cache.ts'
import { serverNow, timeRequest } from '../clock.ts'
import { keepingOf, listBeside, OFFLINE_PAGE } from './addresses.ts'
import { isSignedOut } from './answers.ts'
import { assetsIn, keepAssets } from './assets.ts'

declare const BUILD: string
const MOST = 60
const OLDEST = 30 * 24 * 60 * 60_000
const JUST_NOW = 60_000
const SYSTEM = 'hearback-offline-page'

/** Network first; falls back to the cached page while offline. */
export async function openPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Opened> {
  const learnTime = timeRequest()
  try {
    const answer = (await preloaded) ?? (await fetch(request))
    learnTime(answer.headers)
    return { answer, copy: answer.status === 200 && !answer.redirected ? answer.clone() : undefined }
  } catch {
    return { answer: (await keptPage(request.url)) ?? (await offlinePage(request.url)) }
  }
}
interface Opened {
  answer: Response
  /** Response to be cached. */
  copy?: Response | undefined
}

async function keptPage(address: string): Promise<Response | undefined> {
  const { pathname, search, origin } = new URL(address)
  const keeping = keepingOf(pathname)
  if (languageOf(pathname).rest === OFFLINE_PAGE)
    return caches.match(origin + pathname, { cacheName: SYSTEM, ignoreVary: true })
  if (keeping === 'never') return undefined
  const cacheName = pageCacheName(keeping === 'private')
  const kept = await caches.match(origin + pathname + search, { cacheName, ignoreVary: true })
  if (kept || keeping !== 'private') return kept
  // The HTML of a private page is the same for all filters and pages of a list.
  return caches.match(origin + pathname, { cacheName, ignoreVary: true, ignoreSearch: true })
}

/** Redirects to the offline page, because a page works only at its own URL. Falls back to another cached language. */
async function offlinePage(wanted: string): Promise<Response> {
  const { pathname, search } = new URL(wanted)
  const kept = (await (await caches.open(SYSTEM)).keys()).map(({ url }) => url)
  const own = addressOfOffline(languageOf(pathname).language)
  const there = kept.includes(own) ? own : kept[0]
  return there ? Response.redirect(`${there}?for=${encodeURIComponent(pathname + search)}`, 302) : Response.error()
}

const addressOfOffline = (language: Language) => self.location.origin + pathIn(language, OFFLINE_PAGE)

/**
 * Caches the offline page in the languages used on this device: those of the open pages, and those cached before.
 * Throws if one cannot be loaded.
 */
export async function keepOfflinePages(open: readonly string[]): Promise<void> {
  const before = await (await caches.open(SYSTEM)).keys()
  const read = [...open, ...before.map(({ url }) => url)].map((url) => languageOf(new URL(url).pathname).language)
  for (const language of new Set(read)) await keepOfflinePage(language)
}

async function keepOfflinePage(language: Language): Promise<void> {
  const answer = await fetch(addressOfOffline(language), { cache: 'reload' })
  if (answer.status !== 200) throw new Error(`The page for reading offline answered ${answer.status}`)
  await keepIn(SYSTEM, addressOfOffline(language), answer)
}

/**
 * Caches a page that was shown, if its kind is cacheable, and the list beside it. Without the list, Messages would be
 * missing offline although a chat is there under the same title.
 */
export async function keepPage(address: string, answer: Response): Promise<void> {
  const { pathname, search, origin } = new URL(address)
  const keeping = keepingOf(pathname)
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
  if (keeping === 'never' || !isHtml || (keeping === 'private' && isSignedOut())) return
  await keepIn(pageCacheName(keeping === 'private'), origin + pathname + search, answer)
  const beside = listBeside(pathname)
  if (beside) await keepVisited(origin + beside)
  const { language } = languageOf(pathname)
  if (!(await caches.match(addressOfOffline(language), { cacheName: SYSTEM }))) await keepOfflinePage(language)
}

async function keepIn(cacheName: string, address: string, answer: Response): Promise<void> {
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  // The copy is stored uncompressed.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(KEPT_AT, new Date(serverNow()).toISOString())
  headers.set(KEPT_BUILD, BUILD)
  headers.set(KEPT_TITLE, encodeURIComponent(titleIn(html)))
  // A page without its assets could not be shown.
  await keepAssets(assetsIn(html))
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(html, { headers }))
  await dropOldest(cache)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const titleIn = (html: string) =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    .replace(/ \| Hearback$/, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

async function dropOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys()
  // A page stored again moves to the end.
  for (const request of requests.slice(0, Math.max(0, requests.length - MOST))) await cache.delete(request)
}

/** Caches a page reached by client navigation; skips it if it was cached a moment ago. */
export async function keepVisited(address: string): Promise<void> {
  if (keepingOf(new URL(address).pathname) === 'never') return
  const keptAt = (await keptPage(address))?.headers.get(KEPT_AT)
  if (keptAt && Math.abs(serverNow() - Date.parse(keptAt)) < JUST_NOW) return
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (answer?.status === 200 && !answer.redirected) await keepPage(address, answer)
}

/** Deletes pages that were cached over a month ago. */
export async function sweepPages(): Promise<void> {
  for (const isPrivate of [false, true]) {
    const cache = await caches.open(pageCacheName(isPrivate))
    for (const request of await cache.keys()) {
      const keptAt = (await cache.match(request, { ignoreVary: true }))?.headers.get(KEPT_AT) ?? 0
      if (serverNow() - new Date(keptAt).getTime() > OLDEST) await cache.delete(request)
    }
  }
}
