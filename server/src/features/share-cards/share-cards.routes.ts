import { Id } from '@hearback/contract/values/primitives.ts'
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { Api } from '../../http/bind.ts'
import { bindPublicGet } from '../../http/public-reads.ts'
import type { Card } from '../../ports/card-pictures.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { getDirectoryPage } from '../directory/directory.service.ts'
import type { Counts } from '../directory/directory-counts.service.ts'
import { getEmployerProfile } from '../employers/employer-profile.service.ts'
import { oneJob } from '../jobs/job/jobs.service.ts'
import { createCardPictures } from './share-cards.service.ts'
import { companyShareCard, directoryCard, jobCard, usualCard } from './share-cards.view.ts'

const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Link preview images of jobs, companies, directory pages, and all other pages. */
export function shareCardsRoutes(api: Api, { search, counts }: { search: SearchOfTable; counts: Counts }): void {
  const pictures = createCardPictures()
  const limit = (request: FastifyRequest) => api.limits.limitPicture(request.ip)
  const send = async (reply: FastifyReply, card: Card) => reply.headers(headers).send(await pictures(card))
  api.app.get('/files/cards/hearback.png', (_request, reply) => send(reply, usualCard))
  const get = <Route extends RouteGenericInterface>(
    path: string,
    card: (request: FastifyRequest<Route>, db: Database) => Promise<Card>,
  ) =>
    bindPublicGet<Route>(api, path, async ({ request, reply, reads }) => send(reply, await card(request, reads)), limit)
  get<{ Params: { id: string } }>('/files/cards/jobs/:id.png', async ({ params }, db) => {
    const job = await oneJob(db, requireId(params.id))
    if (job.hidden) throw missing()
    return jobCard(job)
  })
  get<{ Params: { id: string } }>('/files/cards/companies/:id.png', async ({ params }, db) =>
    companyShareCard(await getEmployerProfile({ db }, undefined, requireId(params.id))),
  )
  get<{ Querystring: { category?: unknown; place?: unknown } }>('/files/cards/directory.png', async ({ query }, db) => {
    const wanted = { category: textOf(query.category), place: textOf(query.place) }
    return directoryCard(await getDirectoryPage({ db, search: search.over(db), counts }, wanted))
  })
}

const missing = () => new AppError('not_found', { message: 'We couldn’t find this picture.' })
const textOf = (value: unknown) =>
  typeof value === 'string' && value.length <= 200 && !value.includes('\0') ? value : ''

function requireId(id: string): string {
  if (!Id.safeParse(id).success) throw missing()
  return id
}
