import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '../api/session.ts'
import { authRedirect } from './auth-redirect.ts'
import { paths } from './paths.ts'

export interface AccountRequest {
  /** Says what the account is for. */
  title: ReactNode
  /** Path that continues the action after sign-up or sign-in. */
  next: string
  /** Whether only job seekers can do it, so that sign-up doesn't ask for the account type. */
  seekersOnly?: boolean
}

/** Opens the dialog; undefined where the layout has none. */
export const AccountDialogContext = createContext<((request: AccountRequest) => void) | undefined>(undefined)

/** Asks a visitor for an account: in a dialog over the page, else on the sign-in page. */
export function useAskForAccount(): (request: AccountRequest) => void {
  const open = useContext(AccountDialogContext)
  const navigate = useNavigate()
  return open ?? (({ next }) => void navigate(paths.login({ next })))
}

/**
 * Props of a link to the account step before an action; undefined for members. A click by a visitor opens the dialog,
 * while new tabs and pages without scripts get the sign-in page.
 */
export function useAccountLink(user: SessionUser | undefined, request: AccountRequest) {
  const open = useContext(AccountDialogContext)
  const to = authRedirect(user, request.next)
  if (to === undefined) return undefined
  const onClick = (event: MouseEvent) => {
    if (user || !open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(request)
  }
  return { to, onClick }
}
