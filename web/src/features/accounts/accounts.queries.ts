import { fetchUser, listSessions } from '@hearback/contract/accounts/accounts.ts'
import { getEmailDelivery } from '@hearback/contract/accounts/email-delivery.ts'
import { listIdentities } from '@hearback/contract/accounts/oidc.ts'
import { listPasskeys } from '@hearback/contract/accounts/passkeys.ts'
import { getTwoStep } from '@hearback/contract/accounts/two-step.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The user's own account, with email and phone. */
export const ownAccount = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'own', id],
    queryFn: async ({ signal }) => (await call(fetchUser, { params: { id } }, { signal })).user,
  })

/** Whether emails to the user are stopped. */
export const emailDelivery = () =>
  queryOptions({
    queryKey: ['accounts', 'email-delivery'],
    queryFn: ({ signal }) => call(getEmailDelivery, {}, { signal }),
  })

/** Two-step settings of the user. */
export const ownTwoStep = () =>
  queryOptions({
    queryKey: ['accounts', 'two-step'],
    queryFn: ({ signal }) => call(getTwoStep, {}, { signal }),
  })

export const ownPasskeys = () =>
  queryOptions({
    queryKey: ['accounts', 'passkeys'],
    queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).passkeys,
  })

/** Accounts at issuers that sign in to the user's account. */
export const ownIdentities = () =>
  queryOptions({
    queryKey: ['accounts', 'identities'],
    queryFn: ({ signal }) => call(listIdentities, {}, { signal }),
  })

/** Sessions of the user: this device first, then the latest used. */
export const ownSessions = () =>
  queryOptions({
    queryKey: ['accounts', 'sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
    select: (sessions) =>
      [...sessions].sort(
        (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
      ),
  })
