import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { Email, Phone } from '../values/contact-primitives.ts'
import { languages } from '../values/languages.ts'
import { Id, Instant, idParams, Nothing, nullish, Password, strictMaxLength, TimeZone } from '../values/primitives.ts'
import { codeIfAsked } from '../values/second-codes.ts'
import { foldForCode } from '../values/text.ts'
import { companyRoles } from './company-roles.ts'

export const UserType = z.enum(['employer', 'jobseeker', 'admin'])
export type UserType = z.infer<typeof UserType>

/** Languages of pages and mails. */
export const Language = z.enum(languages, 'Choose en or es')

/**
 * User type chosen at sign-up, in any case and with or without separators; `hr` and `talent` are accepted too
 * (product.md section 8).
 */
export const ChosenUserType = choiceOf(z.enum(['employer', 'jobseeker'], 'Choose employer or jobseeker'), {
  hr: 'employer',
  talent: 'jobseeker',
}) as unknown as z.ZodMiniType<'employer' | 'jobseeker', string>

/**
 * Role of a member in the company (product.md section 15.1). Recruiters hire. Owners also change the company, its plan and its
 * team. Contributors read the applications to the jobs whose people they are, and write notes on them.
 */
export const CompanyRole = z.enum(companyRoles, 'Choose owner, recruiter or contributor')
export type CompanyRole = z.infer<typeof CompanyRole>

/**
 * `company` is absent for job seekers and for owners of the company that they founded, whose id is their own; it is null for
 * an employer who left their company. `email`, `phone` and `language` are sent to the account's owner only; `lastSeen` of others is `today`, `this week` or
 * `longer ago`.
 */
export const User = z.object({
  _id: Id,
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  language: z.optional(Language),
  userType: UserType,
  emailVerified: z.boolean(),
  hasProfile: z.boolean(),
  lastSeen: z.nullable(z.string()),
  plan: z.string(),
  company: z.optional(z.nullable(z.object({ _id: Id, role: CompanyRole }))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type User = z.infer<typeof User>

export const Session = z.object({
  _id: Id,
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
})
export type Session = z.infer<typeof Session>

export const SignUpForm = z.object({
  email: Email,
  phone: Phone,
  password: Password,
  userType: ChosenUserType,
  language: z.optional(choiceOf(Language)),
})
export const LogInForm = z.object({
  email: Email,
  password: z
    .string('Enter your password')
    .check(z.minLength(1, 'Enter your password'), z.maxLength(1000, 'At most 1000 characters')),
})
/**
 * A mailed code as typed or pasted: accepts spaces, dashes and digits of other scripts. It has 12 digits once many were
 * mailed to the address within a day.
 */
export const Code = z.string('Enter the code').check(
  strictMaxLength(100, 'The code has 6 or 12 digits'),
  z.overwrite((typed) => foldForCode(typed).replace(/[\s-]/gu, '')),
  z.regex(/^(\d{6}|\d{12})$/u, 'The code has 6 or 12 digits'),
)
const currentPassword = LogInForm.shape.password

export const SignedIn = z.object({ authtoken: z.string(), user: User })

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  entry: true,
  summary: 'Register; the reply carries a pending token to confirm the email',
  body: SignUpForm,
  reply: z.object({ authtoken: z.string(), existingUnverified: z.boolean(), user: User }),
  errors: ['email_taken'],
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  entry: true,
  summary:
    'Sign in. An unconfirmed registration returns existingUnverified and a pending token; an account with a second step fails with second_step_required and a ticket',
  body: LogInForm,
  reply: z.object({ authtoken: z.string(), user: User, existingUnverified: z.optional(z.boolean()) }),
  errors: ['wrong_credentials', 'second_step_required', 'identity_provider_required'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'pending',
  summary: 'Confirm the email of a registration, or the new one of an account, by its code',
  body: z.object({ code: Code, email: z.optional(z.string().check(z.maxLength(1_000, 'At most 1,000 characters'))) }),
  reply: SignedIn,
  errors: ['wrong_code', 'email_taken'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'pending',
  summary: 'Mail a new code, which invalidates the previous one',
  reply: Nothing,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  entry: true,
  summary: 'Mail a code to reset the password; the reply does not reveal whether the account exists',
  body: z.object({ email: Email }),
  reply: Nothing,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  entry: true,
  summary:
    'Set a new password by the mailed code and revoke all other tokens. With a second step the password is set too, and the reply is second_step_required with a ticket',
  body: z.object({ email: Email, code: Code, password: Password }),
  reply: SignedIn,
  errors: ['wrong_code', 'second_step_required', 'identity_provider_required'],
})

export const fetchUser = endpoint({
  method: 'GET',
  path: '/api/auth/fetchuser/:id',
  access: 'pending',
  summary: 'Get a user; email and phone only for oneself',
  params: idParams,
  reply: z.object({ user: User }),
})

export const updateLastSeen = endpoint({
  method: 'POST',
  path: '/api/auth/update-last-seen',
  access: 'member',
  summary: 'Report activity and the time zone; stored at most once a minute',
  body: z.object({ timeZone: nullish(TimeZone) }),
  reply: z.object({ user: User }),
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'pending',
  summary: 'Sign out: revoke this token',
  reply: Nothing,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  summary: 'List the sessions of the user',
  reply: z.object({ sessions: z.array(Session) }),
})

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
  summary:
    'Revoke a session of the user; a session other than the current one requires the second step (two-step/prove)',
  params: idParams,
  reply: Nothing,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'member',
  summary: 'Change the password and revoke all other tokens',
  body: z.object({ currentPassword, password: Password, ...codeIfAsked }),
  reply: Nothing,
  errors: ['wrong_second_code'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  access: 'member',
  summary: 'Mail a code to a new email; verify-email with the code completes the change',
  body: z.object({ currentPassword, email: Email, ...codeIfAsked }),
  reply: Nothing,
  errors: ['email_taken', 'wrong_second_code'],
})

export const changePhone = endpoint({
  method: 'POST',
  path: '/api/auth/change-phone',
  access: 'member',
  summary: 'Change the phone number',
  body: z.object({ phone: Phone, ...codeIfAsked }),
  reply: z.object({ user: User }),
  errors: ['wrong_second_code'],
})

export const changeLanguage = endpoint({
  method: 'POST',
  path: '/api/auth/change-language',
  access: 'member',
  summary: 'Choose the language of mails',
  body: z.object({ language: choiceOf(Language) }),
  reply: z.object({ user: User }),
})
