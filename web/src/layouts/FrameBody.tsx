import { useEffect } from 'react'
import { Outlet, useMatches, useRevalidator } from 'react-router'
import { currentSession, onSessionChange } from '../api/session.ts'
import c from './Frame.module.css'

/** What a page asks of its frame: `export const handle: PageHandle = { full: true }`. */
export interface PageHandle {
  /** The whole width and no footer, e.g. the chat. */
  full?: boolean
  /** False where the page has a search of its own. */
  search?: boolean
  /** The page itself leads to posting a job, so that the header need not. */
  postsJobs?: boolean
}

export const usePageHandle = (): PageHandle =>
  Object.assign({}, ...useMatches().map(({ handle }) => handle as PageHandle | undefined))

export const useFullPage = (): boolean => usePageHandle().full ?? false

/** Leaves a private page when the session ends elsewhere: the frame's loader is asked again and sends to the login. */
export function useLeaveOnSignOut(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const leave = () => {
      if (!currentSession()) void revalidate()
    }
    // The socket may have been refused while the page was still loading.
    leave()
    return onSessionChange(leave)
  }, [revalidate])
}

export function FrameBody() {
  useLeaveOnSignOut()
  return (
    <div className={useFullPage() ? c.full : c.body}>
      <Outlet />
    </div>
  )
}
