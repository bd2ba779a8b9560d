import type { Call } from '@hearback/contract/endpoint.ts'
import { errors } from '@hearback/contract/errors.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { ApiError, call } from './call.ts'
import { callContext } from './server-context.ts'
import { currentSession, type UserType } from './session.ts'

export interface LoadInput<P> {
  params: P
  url: URL
  signal: AbortSignal
}
type Load<P, T> = (call: Call, input: LoadInput<P>) => Promise<T>

interface RouteArgs<P> {
  params: P
  request: Request
}

/**
 * Loads a public page's data; defined once and used by both loaders:
 *
 * ```ts
 * const load = async (call: Call, { params }: LoadInput<Route.LoaderArgs['params']>) => call(getJob, { params })
 * export const loader = onServer(load)
 * export const clientLoader = inBrowser(load)
 * ```
 */
export const onServer =
  <P, T>(load: Load<P, T>) =>
  ({ params, request, context }: RouteArgs<P> & { context: Readonly<RouterContextProvider> }): Promise<T> =>
    asRouteError(
      load(context.get(callContext), { params, url: new URL(request.url), signal: request.signal }),
      ({ code }) => errors[code as keyof typeof errors]?.[0],
    )

export const inBrowser =
  <P, T>(load: Load<P, T>) =>
  ({ params, request }: RouteArgs<P>): Promise<T> =>
    asRouteError(load(call, { params, url: new URL(request.url), signal: request.signal }), (error) =>
      error instanceof ApiError && error.status >= 400 ? error.status : undefined,
    )

interface Refusal {
  code?: string
  message?: string
}

/** A failed call becomes the error page of its status; any other error is rethrown. */
async function asRouteError<T>(loading: Promise<T>, statusOf: (error: Refusal) => number | undefined): Promise<T> {
  try {
    return await loading
  } catch (error) {
    const { code, message } = error as Refusal
    const status = statusOf(error as Refusal)
    if (status) throw data({ code, message }, { status })
    throw error
  }
}

/**
 * For the clientLoader of a private layout: returns the signed-in user, or redirects to the login page and back
 * afterwards.
 */
export function requireSession(request: Request, ...allowed: UserType[]) {
  const session = currentSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
  if (!session.user.emailVerified) throw redirect(`/verify-email?next=${encodeURIComponent(pathname + search)}`)
  if (allowed.length && !allowed.includes(session.user.userType)) throw data({ code: 'wrong_side' }, { status: 403 })
  return session
}
