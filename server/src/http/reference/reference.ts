import { gzipSync } from 'node:zlib'
import { type Language, languages, pathIn } from '@hearback/contract/values/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../domain/errors.ts'
import { openApiDocument } from '../openapi.ts'
import { addVary } from '../vary.ts'
import { type Asset, referenceAssets } from './reference-assets.ts'
import { referenceDocument } from './reference-document.ts'
import { referenceHeaders, referencePage } from './reference-page.ts'

/** `/developers`: the reference of the API, outside of the pages' router, so that these have no byte of it. */
export function registerReference(app: FastifyInstance, { publicUrl, mcp }: Pick<Config, 'publicUrl' | 'mcp'>): void {
  const pageFor = (language: Language) =>
    referencePage(language, { assets: `/developers/assets/${referenceAssets().version}`, mcp })
  for (const language of languages)
    app.get(pathIn(language, '/developers'), (_request, reply) =>
      reply.headers(referenceHeaders).send(pageFor(language)),
    )

  let document: Asset | undefined
  app.get('/developers/openapi.json', (request, reply) => {
    document ??= jsonAsset(referenceDocument(openApiDocument(), publicUrl))
    return send(request, reply, document)
  })

  app.get<{ Params: { version: string; name: string } }>('/developers/assets/:version/:name', (request, reply) => {
    const { version, files } = referenceAssets()
    const asset = request.params.version === version ? files.get(request.params.name) : undefined
    if (!asset) throw new AppError('not_found')
    return send(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), asset)
  })
}

function jsonAsset(value: object): Asset {
  const plain = Buffer.from(JSON.stringify(value))
  return { type: 'application/json; charset=utf-8', plain, gzip: gzipSync(plain) }
}

function send(request: FastifyRequest, reply: FastifyReply, { type, plain, gzip }: Asset): FastifyReply {
  addVary(reply, 'accept-encoding').type(type)
  const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  return compressed ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain)
}
