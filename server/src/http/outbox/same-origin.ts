import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this site sent the form: protects forms that need no token against CSRF. Browsers send Origin with each
 * POST (Fetch standard), but `null` if the page has the referrer policy `no-referrer`, or is in a sandbox: that is refused.
 */
export function isSameOrigin({ headers, protocol }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin'
  return origin === publicUrl || origin === `${protocol}://${host}`
}
