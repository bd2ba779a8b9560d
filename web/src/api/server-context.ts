import type { Call } from '@hearback/contract/endpoint.ts'
import { createContext } from 'react-router'

/** How a loader reaches the API on the server: in process, without HTTP, always as an anonymous visitor. */
export const callContext = createContext<Call>()
export const nonceContext = createContext<string>()
/** The address people see, without a trailing slash; canonical links and structured data start with it. */
export const publicUrlContext = createContext<string>()
/** Whether this installation is a trial that shows its mails at /dev/outbox. */
export const outboxContext = createContext<boolean>(false)
/** Whether anybody counts visits. */
export const countedContext = createContext<boolean>(false)
/** Writes an error to the log of the server; what a rendering throws must not reach `console`. */
export const logErrorContext = createContext<(error: unknown) => void>(() => {})
/** Where the socket of this installation listens. */
export const socketPathContext = createContext<string>()
