import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Language, languages } from '@hearback/contract/languages.ts'
import type { FastifyInstance } from 'fastify'

/** What the bundler makes of the pages: one build for each language. */
export interface WebBuild<Input> {
  entry: { module: { render(build: WebBuild<Input>, request: Request, input: Input): Promise<Response> } }
}
export type LoadBuild<Input> = (language: Language) => Promise<WebBuild<Input>>

// As it is, or compressed before.
const WORKER = /[\\/]worker\.js(\.\w+)?$/

/** English first: its folder holds those of the other languages. */
const folderOf = (webRoot: string, language: Language) => join(webRoot, 'build', language === 'en' ? '' : language)

/** Serves the files of every build, and answers the builds. Throws when one of them is not there. */
export async function serveBuilds<Input>(app: FastifyInstance, webRoot: string): Promise<LoadBuild<Input>> {
  const builds = new Map<Language, WebBuild<Input>>()
  for (const language of languages) {
    const folder = folderOf(webRoot, language)
    const entry = join(folder, 'server/index.js')
    await access(entry).catch(() => {
      throw new Error('The web pages are not built yet: run "npm run build -w web" first.')
    })
    await serveFiles(app, join(folder, 'client'))
    builds.set(language, (await import(pathToFileURL(entry).href)) as WebBuild<Input>)
  }
  return async (language) => builds.get(language) as WebBuild<Input>
}

const serveFiles = (app: FastifyInstance, root: string) =>
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const named = path.includes('/assets/')
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      reply.header('x-content-type-options', 'nosniff')
      // It asks the site for what it keeps, and runs by its own policy.
      if (WORKER.test(path))
        reply.header('cache-control', 'no-cache').header('content-security-policy', "default-src 'self'")
    },
  })
