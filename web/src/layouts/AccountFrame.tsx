import * as t from '@hearback/texts/web/layouts.ts'
import { Link, Outlet } from 'react-router'
import { paths } from '../routing/paths.ts'
import { Region } from '../ui/feedback/Region.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import c from './Frame.module.css'

/** Layout with one centered card: sign-up, login and similar pages. */
export default function AccountFrame() {
  return (
    <div className={c.account}>
      <header>
        <Link to={paths.home()} className={c.home} aria-label={t.hearbackHome}>
          <Wordmark />
        </Link>
      </header>
      <main id="main" className={c.card}>
        <Region as="page">
          <Outlet />
        </Region>
      </main>
    </div>
  )
}
