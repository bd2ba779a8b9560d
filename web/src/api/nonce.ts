import { createContext, useContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** CSP nonce of this response, for every inline script and style. */
export const useNonce = (): string | undefined => useContext(NonceContext)
