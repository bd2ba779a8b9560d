import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

const UNCHANGED = { __html: '' }

interface AsSentProps {
  /** Whether the children replace what the server sent. */
  isLive: boolean
  children: ReactNode
}

/**
 * Content that the server renders and the browser keeps as it is, without loading its code or hydrating it, until it is
 * live; the focus stays at its control. Empty until then where no server has rendered it.
 */
export function AsSent({ isLive, children }: AsSentProps) {
  const focused = useRef(-1)
  if (import.meta.env.SSR) return <div>{children}</div>
  return isLive ? <Live focused={focused}>{children}</Live> : <Sent focused={focused} />
}

interface FocusProps {
  /** Position of the focused control when the sent content is replaced; -1 for none. */
  focused: RefObject<number>
}

function Live({ focused, children }: FocusProps & { children: ReactNode }) {
  const live = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (live.current) controlsOf(live.current)[focused.current]?.focus({ preventScroll: true })
    focused.current = -1
  }, [focused])
  return <div ref={live}>{children}</div>
}

/** Hydration keeps the children of an element with HTML of its own, although they differ. */
function Sent({ focused }: FocusProps) {
  const sent = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = sent.current
    return () => {
      focused.current = node ? controlsOf(node).indexOf(document.activeElement as HTMLElement) : -1
    }
  }, [focused])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
  return <div ref={sent} suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />
}

const controlsOf = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>('input, select, textarea, button, a')]
