import * as t from '@hearback/texts/web/team.ts'
import type { ComponentProps } from 'react'
import { ApiError } from '../../../api/call.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'

type Field = (path: 'firstName' | 'lastName') => ComponentProps<typeof TextField>

/** Name of the new member, as colleagues and applicants see it. */
export const NameFields = ({ field }: { field: Field }) => (
  <>
    <TextField label={t.firstName} autoComplete="given-name" required {...field('firstName')} />
    <TextField label={t.lastName} autoComplete="family-name" required {...field('lastName')} />
  </>
)

/** Reads the invitation again when it has ended, or the address has an account since. */
export async function refreshingWhenStale<T>(sending: Promise<T>, onStale: () => void): Promise<T> {
  try {
    return await sending
  } catch (error) {
    if (error instanceof ApiError && ['invitation_ended', 'email_taken'].includes(error.code)) onStale()
    throw error
  }
}
