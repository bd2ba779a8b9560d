import { Outlet, useMatches } from 'react-router'
import c from './Frame.module.css'

/** What a page asks of its frame: `export const handle: PageHandle = { full: true }`. */
export interface PageHandle {
  /** The whole width and no footer, e.g. the chat. */
  full?: boolean
  /** False where the page has a search of its own. */
  search?: boolean
}

export const usePageHandle = (): PageHandle =>
  Object.assign({}, ...useMatches().map(({ handle }) => handle as PageHandle | undefined))

export const useFullPage = (): boolean => usePageHandle().full ?? false

export function FrameBody() {
  return (
    <div className={useFullPage() ? c.full : c.body}>
      <Outlet />
    </div>
  )
}
