import { Id } from '@hearback/contract/values/primitives.ts'
import { create } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { partyId } from '../../../domain/viewer.ts'
import { checkAccess, viewerOf } from '../../../http/access.ts'
import type { Api } from '../../../http/bind.ts'
import { readerOfSignedUrl } from '../../files/signed-urls.service.ts'
import { type FilePart, type OpenFile, openMessageFile } from './message-files.service.ts'

type FileRequest = FastifyRequest<{ Params: { messageId: string }; Querystring: Record<string, unknown> }>

/** Serves files of messages to the person of the auth-token header, else to the reader of the signed URL. */
export function messageFilesRoutes(api: Api, deps: Deps): void {
  const serve = (part: FilePart) => async (request: FileRequest, reply: FastifyReply) => {
    const reader = await readerOf(api, deps, request)
    const { messageId } = request.params
    if (!Id.safeParse(messageId).success) throw new AppError('not_found', { message: 'We couldn’t find this file.' })
    const file = await openMessageFile(deps, reader, messageId, part)
    return reply.headers(headersOf(file)).send(file.content)
  }
  api.app.get('/files/chat/:messageId', serve('file'))
  api.app.get('/files/chat/:messageId/thumbnail', serve('thumbnail'))
}

async function readerOf(api: Api, deps: Deps, { headers, query, url }: FileRequest): Promise<string> {
  const { reader, expires, signature } = query
  const access = signature === undefined ? 'member' : 'public'
  const viewer = await viewerOf(api.authenticate, headers['auth-token'], access)
  if (!viewer && signature !== undefined) {
    const signed = { reader: String(reader), expires: String(expires), signature: String(signature) }
    return readerOfSignedUrl(deps, url.split('?')[0] ?? '', signed)
  }
  checkAccess('member', viewer)
  return viewer ? partyId(viewer) : ''
}

/** Pictures are displayed, everything else is downloaded. Neither can run scripts or be embedded by other sites. */
const headersOf = ({ mediaType, name, size }: OpenFile) => ({
  'content-type': mediaType,
  'content-length': size,
  'content-disposition': create(name, { type: mediaType.startsWith('image/') ? 'inline' : 'attachment' }),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=300',
  vary: 'auth-token, Origin',
  'cross-origin-resource-policy': 'same-origin',
})
