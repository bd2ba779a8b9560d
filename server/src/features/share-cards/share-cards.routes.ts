import { Id } from '@hearback/contract/values/primitives.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Api } from '../../http/bind.ts'
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
export function shareCardsRoutes(
  { app, limits }: Api,
  { replica }: Deps,
  { search, counts }: { search: SearchOfTable; counts: Counts },
): void {
  const pictures = createCardPictures()
  const onRequest = (request: FastifyRequest) => limits.limitPicture(request.ip)
  const send = async (reply: FastifyReply, card: Card) => reply.headers(headers).send(await pictures(card))
  app.get('/files/cards/hearback.png', (_request, reply) => send(reply, usualCard))
  app.get<{ Params: { id: string } }>('/files/cards/jobs/:id.png', { onRequest }, async ({ params }, reply) => {
    const job = await oneJob(replica.forPublicReads(), requireId(params.id))
    if (job.hidden) throw missing()
    return send(reply, jobCard(job))
  })
  app.get<{ Params: { id: string } }>('/files/cards/companies/:id.png', { onRequest }, async ({ params }, reply) =>
    send(
      reply,
      companyShareCard(await getEmployerProfile({ db: replica.forPublicReads() }, undefined, requireId(params.id))),
    ),
  )
  app.get<{ Querystring: { category?: unknown; place?: unknown } }>(
    '/files/cards/directory.png',
    { onRequest },
    async (request, reply) => {
      const { category, place } = request.query
      const wanted = { category: textOf(category), place: textOf(place) }
      const db = replica.forPublicReads()
      return send(reply, directoryCard(await getDirectoryPage({ db, search: search.over(db), counts }, wanted)))
    },
  )
}

const missing = () => new AppError('not_found', { message: 'There is no such picture.' })
const textOf = (value: unknown) =>
  typeof value === 'string' && value.length <= 200 && !value.includes('\0') ? value : ''

function requireId(id: string): string {
  if (!Id.safeParse(id).success) throw missing()
  return id
}
