import * as t from '@hearback/texts/web/layouts.ts'
import * as offline from '@hearback/texts/web/offline.ts'
import { CloudOff, SearchX } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../routing/paths.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Chrome } from './Chrome.tsx'
import c from './ErrorScreen.module.css'
import { SearchPill } from './navigation/SearchPill.tsx'

const TITLES: Record<number, string> = { 403: t.errorForbiddenTitle, 404: t.notFound, 410: t.notFound }
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** Document title of an error page. */
export const titleOf = (error: unknown): string => t.hearback(TITLES[statusOf(error)] ?? t.errorTitle)

/** Page for all errors: not found, not allowed, or broken. Also the root's error boundary. */
export function ErrorScreen() {
  const error = useRouteError()
  const status = statusOf(error)
  return (
    <Chrome search={false}>
      <div className={c.page}>
        {status === 404 || status === 410 ? <Missing /> : status === 403 ? <NotYours /> : <Broken error={error} />}
      </div>
    </Chrome>
  )
}

function Missing() {
  return (
    <>
      <EmptyState heading="h1" title={t.notFoundHeading} icon={<SearchX size={30} />}>
        {t.notFoundHint}
      </EmptyState>
      <div className={c.search}>
        <SearchPill big label={t.notFoundSearchLabel} />
      </div>
    </>
  )
}

function NotYours() {
  return (
    <EmptyState
      heading="h1"
      title={t.forbiddenHeading}
      icon={<SearchX size={30} />}
      actions={<LinkButton to={paths.home()}>{t.errorHomeAction}</LinkButton>}
    >
      {t.forbiddenHint}
    </EmptyState>
  )
}

const isOffline = (error: unknown) => (error as { code?: unknown } | undefined)?.code === 'offline'

function Broken({ error }: { error: unknown }) {
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <>
      <EmptyState
        heading="h1"
        title={isOffline(error) ? offline.offlineHeading : t.errorHeading}
        icon={<CloudOff size={30} />}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {t.tryAgain}
          </Button>
        }
      >
        {isOffline(error) ? offline.connectionRequired : t.errorHint}
      </EmptyState>
      {detail && <pre className={c.detail}>{detail}</pre>}
    </>
  )
}
