import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../values/primitives.ts'
import { codeIfAsked } from '../values/second-codes.ts'
import { LogInForm } from './accounts.ts'

/** Rows as stored; `about` describes the table. */
const ExportedTable = z.object({ about: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })

export const exportData = endpoint({
  method: 'GET',
  path: '/api/auth/export',
  access: 'member',
  summary: 'Export all stored data of the user by table; requires the second step (two-step/prove)',
  reply: z.object({
    exportedAt: Instant,
    userId: Id,
    tables: z.record(z.string(), ExportedTable),
    /** The files of a job seeker by the id of `library_files`, in Base64; null if the content is missing. */
    files: z.array(z.object({ _id: Id, name: z.string(), mediaType: z.string(), content: z.nullable(z.string()) })),
    /** Stored data that the export omits, each with its reason. */
    leftOut: z.record(z.string(), z.string()),
  }),
})
export type ExportedTable = z.infer<typeof ExportedTable>

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/account',
  access: 'member',
  summary:
    'Delete the account: hidden immediately, erased after 30 days unless the user signs in before. A member leaves the company, which stays with the others; the last member closes it',
  body: z.object({ currentPassword: LogInForm.shape.password, ...codeIfAsked }),
  reply: z.object({ eraseAt: Instant }),
  errors: ['conflict', 'last_owner', 'wrong_second_code'],
})
