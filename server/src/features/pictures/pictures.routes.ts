import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/bind.ts'
import { openPicture } from './pictures.service.ts'

/** The content of a key never changes, so it can be cached forever. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

export function picturesRoutes({ app }: Api, deps: Deps): void {
  app.get<{ Params: { name: string } }>('/files/pictures/:name', async (request, reply) => {
    const content = await openPicture(deps, request.params.name)
    return reply.headers(headers).send(content)
  })
}
