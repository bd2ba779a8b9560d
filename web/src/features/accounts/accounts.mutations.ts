import {
  changeLanguage,
  logIn,
  resendVerification,
  revokeSession,
  signUp,
  verifyEmail,
} from '@hearback/contract/accounts/accounts.ts'
import { retryEmails } from '@hearback/contract/accounts/email-delivery.ts'
import { proveTwoStep } from '@hearback/contract/accounts/two-step.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'
import { keepSignupDraft } from '../../api/session.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { emailDelivery } from './accounts.queries.ts'

/** Registers; email, phone and user type stay on the device, the password never does (product.md 5). */
export function register(body: InputOf<typeof signUp>['body']) {
  const { email, phone, userType } = body
  keepSignupDraft({ email, phone, userType: userType === 'employer' ? 'employer' : 'jobseeker' })
  return call(signUp, { body: { ...body, language: locale.language } })
}

export const signIn = (body: InputOf<typeof logIn>['body']) => call(logIn, { body })

/** Returned instead of a session when a second step is required: the ticket that completes the sign-in. */
export interface Waiting {
  ticket: string
}

export async function orWaiting<T>(sending: Promise<T>): Promise<T | Waiting> {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'second_step_required') throw error
    return { ticket: String(error.detail.ticket) }
  }
}

/** Confirms an email address by the code sent to it; a wrong code is an error of its field. */
export const confirmEmail = (body: InputOf<typeof verifyEmail>['body']) => markingCode(call(verifyEmail, { body }))

/** Turns the server's `wrong_code` into an error of the field. */
export async function markingCode<T>(sending: Promise<T>, field = 'code'): Promise<T> {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'wrong_code') throw error
    throw new ApiError(error.status, { ...error.detail, fields: { [field]: error.message } })
  }
}

/** Changes the language of mails to the user, and of the pages. */
export function useChangeLanguage() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) => call(changeLanguage, { body: { language } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
  })
}

/** Lets emails be sent to the user's address again. Tells so here, because the notice with the button is gone then. */
export function useRetryEmails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(retryEmails, {}),
    onSuccess: (reply) => {
      toast(t.emailsResumed)
      queries.setQueryData(emailDelivery().queryKey, reply)
    },
  })
}

export const useResendCode = () => useMutation({ mutationFn: () => call(resendVerification, {}) })

/** Proves the second step by a call of its own before an action whose endpoint has no field for the code. */
export async function withSecondStep<R>(body: InputOf<typeof proveTwoStep>['body'], act: () => Promise<R>): Promise<R> {
  if (body.code !== undefined) await call(proveTwoStep, { body })
  return act()
}

/** Ends sessions of the user on other devices. */
export const revokeSessions = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => call(revokeSession, { params: { id } })))
