import type { CompanyRole } from '@hearback/contract/accounts/company-roles.ts'
import { create } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Party, readerId } from '../../domain/viewer.ts'
import { checkAccess, viewerOf } from '../access.ts'
import type { Api } from '../bind.ts'

type FileRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>

/** An opened file; size in bytes. */
interface ServedFile {
  readonly content: object
  readonly size: number
  readonly mediaType: string
  /** The name of the download; pictures are displayed instead. */
  readonly name: string
}

interface Serving<P> {
  /** The reader of a signed URL; throws not_allowed. */
  signedReader(path: string, query: { reader: string; expires: string; signature: string }): Promise<string>
  /** Opens the file, or throws if the reader may not read it. `member` asks without a signature. */
  open(readerId: string, params: P, member: Party | undefined): Promise<ServedFile>
  /** The least role of a member of a company who asks without a signature. */
  readonly role?: CompanyRole
}

/** Serves private files to the person of the auth-token header, else to the reader of the signed URL. */
export function serveFile<P>(api: Api, path: string, serving: Serving<P>): void {
  api.app.get(path, async (request: FileRequest, reply: FastifyReply) => {
    const { reader, member } = await readerOf(api, serving, request)
    const file = await serving.open(reader, request.params as P, member)
    return reply.headers(headersOf(file)).send(file.content)
  })
}

async function readerOf(
  api: Api,
  { signedReader, role }: Pick<Serving<unknown>, 'signedReader' | 'role'>,
  { headers, query, url }: FileRequest,
): Promise<{ reader: string; member?: Party }> {
  const { reader, expires, signature } = query
  const access = signature === undefined ? 'member' : 'public'
  const viewer = await viewerOf(api.authenticate, headers['auth-token'], access)
  if (!viewer && signature !== undefined) {
    const signed = { reader: String(reader), expires: String(expires), signature: String(signature) }
    return { reader: await signedReader(url.split('?')[0] ?? '', signed) }
  }
  checkAccess({ access: 'member', ...(role && { role }) }, viewer)
  return viewer ? { reader: readerId(viewer), member: viewer } : { reader: '' }
}

/** Pictures are displayed, everything else is downloaded. Neither can run scripts or be embedded by other sites. */
const headersOf = ({ mediaType, name, size }: ServedFile) => ({
  'content-type': mediaType,
  'content-length': size,
  'content-disposition': create(name, { type: mediaType.startsWith('image/') ? 'inline' : 'attachment' }),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=300',
  vary: 'auth-token, Origin',
  'cross-origin-resource-policy': 'same-origin',
})
