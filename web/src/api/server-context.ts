import type { IdentityProvider } from '@hearback/contract/accounts/oidc.ts'
import type { Call } from '@hearback/contract/endpoint.ts'
import { createContext } from 'react-router'

/** API client of loaders on the server: in process, without HTTP, always anonymous. */
export const callContext = createContext<Call>()
export const nonceContext = createContext<string>()
/** Public origin without a trailing slash, for canonical links and structured data. */
export const publicUrlContext = createContext<string>()
/** Whether this trial installation shows its mails at /dev/outbox. */
export const outboxContext = createContext<boolean>(false)
/** Whether visits are counted. */
export const countedContext = createContext<boolean>(false)
/** Whether companies have to prove who they are; pages name those that did not. */
export const verifiesContext = createContext<boolean>(false)
/** Logs an error on the server; rendering errors must not reach `console`. */
export const logErrorContext = createContext<(error: unknown) => void>(() => {})
/** MapLibre style of the tiles under maps; undefined without tiles. */
export const mapStyleUrlContext = createContext<string | undefined>(undefined)
/** Issuers to sign in with; undefined where none is configured. */
export const identityProvidersContext = createContext<readonly IdentityProvider[] | undefined>(undefined)
/** Path of the socket. */
export const socketPathContext = createContext<string>()
