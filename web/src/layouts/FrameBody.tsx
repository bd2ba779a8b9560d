import { Outlet, useMatches } from 'react-router'
import c from './Frame.module.css'

/** How a page asks for the whole width, e.g. the chat: `export const handle: PageHandle = { full: true }`. */
export interface PageHandle {
  full?: boolean
}

export function useFullPage(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.full)
}

export function FrameBody() {
  return (
    <div className={useFullPage() ? c.full : c.body}>
      <Outlet />
    </div>
  )
}
