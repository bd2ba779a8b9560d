import { CloudOff, SearchX } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Chrome } from './Chrome.tsx'
import c from './ErrorScreen.module.css'
import { SearchPill } from './SearchPill.tsx'

/** Every page that could not be shown: missing, not for this person, or broken. Also the root's error boundary. */
export function ErrorScreen() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
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
      <title>Not found | Hearback</title>
      <EmptyState heading="h1" title="This page is not here" icon={<SearchX size={30} />}>
        The address may be mistyped, or the job is closed. Search for it instead:
      </EmptyState>
      <div className={c.search}>
        <SearchPill big label="Search jobs instead" />
      </div>
    </>
  )
}

function NotYours() {
  return (
    <>
      <title>Not for this account | Hearback</title>
      <EmptyState
        heading="h1"
        title="This page belongs to another kind of account"
        icon={<SearchX size={30} />}
        actions={<LinkButton to={paths.home()}>Go to the start</LinkButton>}
      >
        You are signed in, but this page is for the other side of the table.
      </EmptyState>
    </>
  )
}

function Broken({ error }: { error: unknown }) {
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <>
      <title>Something went wrong | Hearback</title>
      <EmptyState
        heading="h1"
        title="Something went wrong on our side"
        icon={<CloudOff size={30} />}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        Nothing that you wrote elsewhere is lost. Try again in a moment.
      </EmptyState>
      {detail && <pre className={c.detail}>{detail}</pre>}
    </>
  )
}
