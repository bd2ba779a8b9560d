import type { ReactNode } from 'react'

/** Names, addresses and codes, which mean something else, or nothing, once a browser has translated them. */
export const Verbatim = ({ children }: { children: ReactNode }) => (
  <span translate="no" className="notranslate">
    {children}
  </span>
)
