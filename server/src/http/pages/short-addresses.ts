import type { FastifyInstance } from 'fastify'

/** Addresses that people and laws name, and the pages that have their content. */
const targets = { '/accessibility': '/policies/accessibility', '/legal/dsa': '/policies/dsa' } as const

/** Redirects short addresses in each language. */
export function redirectShortAddresses(app: FastifyInstance): void {
  for (const prefix of ['', '/es'])
    for (const [from, to] of Object.entries(targets))
      app.get(`${prefix}${from}`, (_request, reply) => reply.redirect(`${prefix}${to}`, 301))
}
