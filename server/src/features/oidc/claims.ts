import { Email } from '@hearback/contract/values/contact-primitives.ts'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'

/** Minutes in which the issuer's response to a redirect counts. */
export const flowMinutes = 10
/** Minutes in which the owner of an unknown identity can register or prove an account. */
export const ticketMinutes = 15
/** Wrong proofs of an account by one ticket. */
export const ticketTries = 5

/** Statements of an issuer about a person; the issuer and the subject never change. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  /** Normalized like a typed address; undefined without a valid one. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

type Raw = Readonly<Record<string, unknown>>

/** Subjects have at most 255 ASCII characters (OpenID Connect Core, section 2). */
const isSubject = (value: unknown): value is string => typeof value === 'string' && /^[\x20-\x7e]{1,255}$/u.test(value)

/**
 * Reads the claims of an ID token, and those of the user info endpoint where the token lacks them. Returns undefined without a
 * valid subject.
 */
export function readClaims(token: Raw, info: Raw = {}): Claims | undefined {
  const { iss: issuer, sub: subject } = token
  if (typeof issuer !== 'string' || issuer.length > 500 || !isSubject(subject)) return undefined
  // An email and its verification come from one source.
  const source = typeof token.email === 'string' ? token : info
  const claims = { ...info, ...token }
  return {
    issuer,
    subject,
    email: emailIn(source.email),
    isEmailVerified: isVerified(source, issuer),
    firstName: nameIn(claims.given_name),
    lastName: nameIn(claims.family_name),
  }
}

function emailIn(value: unknown): string | undefined {
  const parsed = Email.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

const isTrue = (value: unknown) => value === true || value === 'true'

/**
 * A missing claim verifies nothing. Apple and LinkedIn send the text `true`. Microsoft sends no email_verified; its optional claim
 * xms_edov says that the owner of the domain has verified the email.
 */
function isVerified(claims: Raw, issuer: string): boolean {
  if (isTrue(claims.email_verified)) return true
  const isMicrosoft = issuer.startsWith('https://login.microsoftonline.com/')
  return isMicrosoft && (isTrue(claims.xms_edov) || claims.xms_edov === 1 || claims.xms_edov === '1')
}

function nameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return truncate(onOneLine(value).trim(), 60) || null
}
