import type { ReactNode } from 'react'

/** Excludes names, addresses and codes from browser translation. */
export const Verbatim = ({ children }: { children: ReactNode }) => (
  <span translate="no" className="notranslate">
    {children}
  </span>
)
