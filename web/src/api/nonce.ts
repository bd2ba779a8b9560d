import { createContext, useContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce of this response's content security policy; every inline script and style carries it. */
export const useNonce = (): string | undefined => useContext(NonceContext)
