import * as contract from '@hearback/contract/people/company-photos.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { bindPublicGet } from '../../http/public-reads.ts'
import { addPhoto, describePhoto, openPhoto, orderPhotos, photosOf, removePhoto } from './company-photos.service.ts'

/** Cached for a day only, because moderation may hide the company. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=86400, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

export function companyPhotosRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listCompanyPhotos, async (r) => ({
    photos: await photosOf({ db: r.reads }, r.viewer, r.params.id),
  }))
  bind(api, contract.addCompanyPhoto, async (r) => ({
    photos: await addPhoto(deps, r.viewer, { content: r.file.content, description: r.body.description }),
  }))
  bind(api, contract.describeCompanyPhoto, async (r) => ({
    photos: await describePhoto(deps, r.viewer, { id: r.params.id, description: r.body.description }),
  }))
  bind(api, contract.orderCompanyPhotos, async (r) => ({ photos: await orderPhotos(deps, r.viewer, r.body.ids) }))
  bind(api, contract.removeCompanyPhoto, async (r) => ({ photos: await removePhoto(deps, r.viewer, r.params.id) }))
  bindPublicGet<{ Params: { name: string } }>(api, '/files/photos/:name', async ({ request, reply, reads }) => {
    const content = await openPhoto(reads, deps, request.params.name)
    return reply.headers(headers).send(content)
  })
}
