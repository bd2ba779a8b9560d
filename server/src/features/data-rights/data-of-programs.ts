import type { DB } from '../../db/schema.ts'
import type { Part } from './data-rights.sql.ts'

/** Typed by the columns of each table, so that a misspelled or dropped column fails to compile. */
export type Parts = { readonly [T in keyof DB]?: Part<keyof DB[T] & string> }

export const mine = <C extends string>(...columns: C[]) => columns

/** The tables of a company's programs and its issuer, as `exported`. */
export const dataOfPrograms: Parts = {
  webhook_endpoints: {
    of: mine('company_id'),
    owner: 'party',
    omit: ['slot', 'sealed_secret', 'sealed_old_secret', 'sealed_older_secrets', 'old_secret_until'],
  },
  // Ids, statuses and times, without personal data of applicants.
  webhook_events: { of: mine('company_id'), owner: 'party' },
  // The name is that of a program.
  api_keys: {
    of: mine('company_id', 'created_by', 'revoked_by'),
    owner: 'party',
    omit: ['slot', 'token_hash'],
  },
  external_jobs: { of: mine('company_id'), owner: 'party' },
  oidc_requirements: { of: mine('company_id'), owner: 'party' },
}
