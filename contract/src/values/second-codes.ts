import * as z from 'zod/mini'
import { foldForCode } from './text.ts'

/** Code as typed: ignores spaces, hyphens and case; reads o as 0, and i and l as 1. */
const asWritten = z.pipe(
  z.string('Enter the code').check(z.maxLength(100, 'At most 100 characters')),
  z.transform((written: string) => foldForCode(written).replace(/[\s-]/gu, '').toLowerCase()),
)

/** Code of an authenticator app (TOTP, RFC 6238: 6 digits, 30 seconds, SHA-1). */
export const AppCode = z.pipe(asWritten, z.string().check(z.regex(/^\d{6}$/u, 'The code has 6 digits')))

/** A code of the app, or a recovery code. */
export const SecondCode = z.pipe(
  asWritten,
  z.pipe(
    z.transform((code: string) => code.replaceAll('o', '0').replace(/[il]/gu, '1')),
    z
      .string()
      .check(z.regex(/^(\d{6}|[0-9a-hjkmnp-tv-z]{24})$/u, 'Enter the 6-digit code from your app, or a recovery code')),
  ),
)

/** Required beside a password if the account has a second step that was not proven within the last 10 minutes. */
export const codeIfAsked = { code: z.optional(SecondCode) }
