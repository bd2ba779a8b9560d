import * as t from '@hearback/texts/web/layouts.ts'
import { Link } from 'react-router'
import type { UserType } from '../api/session.ts'
import { ownPath } from '../routing/page-url.ts'
import { paths } from '../routing/paths.ts'
import c from './ConfirmBar.module.css'

/** What is missing of an account that is not confirmed, and the way to it; it leads back to where one was. */
export const ConfirmBar = ({ userType }: { userType: UserType }) => (
  <aside aria-label={t.yourAccount} className={c.bar}>
    <span>{userType === 'employer' ? t.confirmEmailEmployerHint : t.confirmEmailSeekerHint}</span>{' '}
    <Link to={paths.verifyEmail({ next: ownPath() })}>{t.confirmEmailAction}</Link>
  </aside>
)
