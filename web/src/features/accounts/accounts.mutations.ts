import {
  changeLanguage,
  logIn,
  resendVerification,
  revokeSession,
  signUp,
  updateLastSeen,
  verifyEmail,
} from '@hearback/contract/accounts.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { Language } from '@hearback/contract/languages.ts'
import { proveTwoStep } from '@hearback/contract/two-step.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'
import { keepSignupDraft } from '../../api/session.ts'
import { deviceZone } from '../../ui/text/times.ts'

/** Registers; e-mail, phone and side stay on the device, the password never does (product.md 5). */
export function register(body: InputOf<typeof signUp>['body']) {
  const { email, phone, userType } = body
  keepSignupDraft({ email, phone, userType: userType === 'employer' ? 'employer' : 'jobseeker' })
  return call(signUp, { body: { ...body, language: locale.language } })
}

export const signIn = (body: InputOf<typeof logIn>['body']) => call(logIn, { body })

/** What is answered instead of a session where a second step is missing: the ticket that finishes the sign-in. */
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

/** Confirms an e-mail by its mailed code; a wrong code marks its field. */
export const confirmEmail = (body: InputOf<typeof verifyEmail>['body']) => markingCode(call(verifyEmail, { body }))

/** The server says of a code only that it is wrong; here it is one field of a form. */
export async function markingCode<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'wrong_code') throw error
    throw new ApiError(error.status, { ...error.detail, fields: { code: error.message } })
  }
}

/** The language of what is written to the person, and from then on of the pages. */
export function useChangeLanguage() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) => call(changeLanguage, { body: { language } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
  })
}

export const useResendCode = () => useMutation({ mutationFn: () => call(resendVerification, {}) })

/** Makes a call that asks for the second step and has no field for its code: the code is proven by a call of its own. */
export async function withSecondStep<R>(body: InputOf<typeof proveTwoStep>['body'], act: () => Promise<R>): Promise<R> {
  if (body.code !== undefined) await call(proveTwoStep, { body })
  return act()
}

/** Ends sessions of one's own on other devices. */
export const revokeSessions = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => call(revokeSession, { params: { id } })))

/** Tells the server that the person is here, and by which clock; a lost one costs nothing. */
export const tellPresence = (): void =>
  void call(updateLastSeen, { body: { timeZone: deviceZone() } }).catch(() => undefined)
