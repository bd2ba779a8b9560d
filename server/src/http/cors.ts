import type { IncomingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { ignoredHeader } from './input/unknown-fields.ts'

type Origins = Pick<Config, 'corsOrigins' | 'publicUrl'>

/** Chromium keeps the answer to a preflight no longer than this. */
const preflightSeconds = 7_200

/**
 * Lets pages of the origins in `CORS_ORIGINS` make calls and read all answers, refusals included (Fetch standard, CORS
 * protocol). Tokens travel in a header, so cookies are never allowed. Without such origins nothing changes.
 */
export function registerCors(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return
  void app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && corsOrigins.includes(origin)),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-request-id', 'content-disposition', ignoredHeader],
    maxAge: preflightSeconds,
  })
}

/** Whether a page of one of `CORS_ORIGINS` asks: addresses of files must be absolute there. */
export const isCrossOrigin = ({ origin }: IncomingHttpHeaders, { corsOrigins, publicUrl }: Origins): boolean =>
  origin !== undefined && origin !== publicUrl && corsOrigins.includes(origin)

const fileFields: readonly string[] = ['profilePicture', 'small', 'medium', 'large', 'fileUrl', 'thumbnailUrl']

/** A copy of a reply in which the addresses of files and pictures begin with the address of this site. */
export function withAbsoluteUrls<T>(value: T, publicUrl: string): T {
  if (Array.isArray(value)) return value.map((item) => withAbsoluteUrls(item, publicUrl)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && field.startsWith('/files/') && fileFields.includes(name)
        ? publicUrl + field
        : withAbsoluteUrls(field, publicUrl),
    ]),
  ) as T
}
