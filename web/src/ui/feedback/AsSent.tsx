import type { ReactNode } from 'react'

const UNCHANGED = { __html: '' }

interface AsSentProps {
  /** Whether the children replace what the server sent. */
  isLive: boolean
  children: ReactNode
}

/**
 * Content that the server renders and the browser keeps as it is, without loading its code or hydrating it, until it is
 * live. Empty until then where no server has rendered it.
 */
export function AsSent({ isLive, children }: AsSentProps) {
  if (import.meta.env.SSR || isLive) return <div key="live">{children}</div>
  // Hydration keeps the children of an element with HTML of its own, although they differ.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
  return <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />
}
