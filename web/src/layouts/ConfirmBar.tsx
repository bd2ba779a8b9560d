import * as t from '@hearback/texts/web/layouts.ts'
import { Link } from 'react-router'
import type { UserType } from '../api/session.ts'
import { ownPath } from '../routing/page-url.ts'
import { paths } from '../routing/paths.ts'
import c from './ConfirmBar.module.css'

/** Asks the user to confirm the email address; returns to the current page afterwards. */
export const ConfirmBar = ({ userType }: { userType: UserType }) => (
  <aside aria-label={t.yourAccount} className={c.bar}>
    <span>{userType === 'employer' ? t.confirmEmailEmployerHint : t.confirmEmailSeekerHint}</span>{' '}
    <Link to={paths.verifyEmail({ next: ownPath() })}>{t.confirmEmailAction}</Link>
  </aside>
)
