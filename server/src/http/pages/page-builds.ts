import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Language, languages } from '@hearback/contract/values/languages.ts'
import type { FastifyInstance } from 'fastify'
import { previewFrameHeaders } from '../security-headers.ts'

/** The server bundle of the pages. There is one build per language. */
export interface WebBuild<Input> {
  entry: { module: { render(build: WebBuild<Input>, request: Request, input: Input): Promise<Response> } }
}
export type LoadBuild<Input> = (language: Language) => Promise<WebBuild<Input>>

// Plain or precompressed.
const SERVICE_WORKER = /[\\/]worker\.js(\.\w+)?$/
/** The frame that shows files, with its scripts. */
const PREVIEW = /[\\/]client[\\/]preview[\\/]/
const PREVIEW_FRAME = /[\\/]preview[\\/]frame\.html(\.\w+)?$/
/** Loads and reads the tiles of maps. */
const TILE_WORKER = /[\\/]maplibre-gl-worker-[\w-]+\.js(\.\w+)?$/

/** English is at the root of the build folder; other languages are in subfolders. */
const folderOf = (webRoot: string, language: Language) => join(webRoot, 'build', language === 'en' ? '' : language)

interface StaticOptions {
  /** The origins from which maps load tiles. */
  mapOrigins: readonly string[]
  publicUrl: string
}

/** Serves the static files of all builds and returns a loader of the server bundles. Throws if a build is missing. */
export async function serveBuilds<Input>(
  app: FastifyInstance,
  webRoot: string,
  options: StaticOptions,
): Promise<LoadBuild<Input>> {
  const builds = new Map<Language, WebBuild<Input>>()
  for (const language of languages) {
    const folder = folderOf(webRoot, language)
    const entry = join(folder, 'server/index.js')
    await access(entry).catch(() => {
      throw new Error('The web pages aren’t built yet. Run "npm run build -w web" first.')
    })
    await serveFiles(app, join(folder, 'client'), options)
    builds.set(language, (await import(pathToFileURL(entry).href)) as WebBuild<Input>)
  }
  return async (language) => builds.get(language) as WebBuild<Input>
}

const serveFiles = (app: FastifyInstance, root: string, { mapOrigins, publicUrl }: StaticOptions) =>
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    // Each file gets two routes; the compressed ones are found from the plain one.
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const named = path.includes('/assets/')
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      reply.header('x-content-type-options', 'nosniff')
      // The frame has no origin, so that its own scripts are foreign to it.
      if (PREVIEW.test(path)) reply.header('access-control-allow-origin', '*')
      if (PREVIEW_FRAME.test(path)) reply.headers(previewFrameHeaders(publicUrl))
      // A worker is under the policy of its own file: one fetches the pages that it caches, the other tiles.
      if (TILE_WORKER.test(path))
        reply.header('content-security-policy', ["default-src 'none'; connect-src 'self'", ...mapOrigins].join(' '))
      if (SERVICE_WORKER.test(path))
        reply.header('cache-control', 'no-cache').header('content-security-policy', "default-src 'self'")
    },
  })
