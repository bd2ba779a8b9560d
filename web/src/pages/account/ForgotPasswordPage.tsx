import * as t from '@hearback/texts/web/pages.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import c from '../../features/accounts/Accounts.module.css'
import { innerPath } from '../../features/accounts/after-sign-in.ts'
import { ForgotPasswordForm } from '../../features/accounts/ForgotPasswordForm.tsx'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.forgotPasswordPageTitle }]

export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = innerPath(query.get('next'))
  const wish = next ? { next } : {}
  return (
    <>
      <PageTitle lead={t.forgotPasswordLead}>{t.forgotPasswordHeading}</PageTitle>
      <ForgotPasswordForm onDone={(email) => navigate(paths.resetPassword({ email, ...wish }))} />
      <p className={c.other}>
        <Link to={paths.login(wish)}>{t.forgotPasswordSignInLink}</Link>
      </p>
    </>
  )
}
