import { useEffect } from 'react'
import { Outlet, useMatches, useRevalidator } from 'react-router'
import { currentSession, onSessionChange } from '../api/session.ts'
import c from './Frame.module.css'

/** Layout options of a page: `export const handle: PageHandle = { full: true }`. */
export interface PageHandle {
  /** Full width without a footer, e.g. the chat. */
  full?: boolean
  /** False where the page has its own search. */
  search?: boolean
  /** The page itself links to posting a job, so the header omits that link. */
  postsJobs?: boolean
}

export const usePageHandle = (): PageHandle =>
  Object.assign({}, ...useMatches().map(({ handle }) => handle as PageHandle | undefined))

export const useFullPage = (): boolean => usePageHandle().full ?? false

/**
 * Leaves a private page when the session ends elsewhere: revalidates the frame's loader, which redirects to the login.
 */
export function useLeaveOnSignOut(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const leave = () => {
      if (!currentSession()) void revalidate()
    }
    // The server may have rejected the socket while the page was loading.
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
