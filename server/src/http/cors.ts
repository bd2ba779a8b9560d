import type { IncomingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { ignoredHeader } from './input/unknown-fields.ts'

type Origins = Pick<Config, 'corsOrigins' | 'publicUrl'>

/** Chromium caches a preflight response no longer than this. */
const preflightSeconds = 7_200

/**
 * Allows cross-origin calls from `CORS_ORIGINS`, and exposes refusals too (Fetch standard, CORS protocol). Credentials
 * are not allowed, because tokens travel in a header. Does nothing without such origins.
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

/** Whether a page of one of `CORS_ORIGINS` sent the request: file URLs in its reply must be absolute. */
export const isCrossOrigin = ({ origin }: IncomingHttpHeaders, { corsOrigins, publicUrl }: Origins): boolean =>
  origin !== undefined && origin !== publicUrl && corsOrigins.includes(origin)

const fileFields: readonly string[] = ['profilePicture', 'small', 'medium', 'large', 'fileUrl', 'thumbnailUrl']

/** Returns a copy of a reply whose file and picture URLs start with `publicUrl`. */
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
