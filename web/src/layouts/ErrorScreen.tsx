import { CloudOff, SearchX } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Chrome } from './Chrome.tsx'
import c from './ErrorScreen.module.css'
import { SearchPill } from './SearchPill.tsx'

const TITLES: Record<number, string> = { 403: 'Not for this account', 404: 'Not found', 410: 'Not found' }
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** The title of a page that could not be shown, for the head. */
export const titleOf = (error: unknown): string => `${TITLES[statusOf(error)] ?? 'Something went wrong'} | Hearback`

/** Every page that could not be shown: missing, not for this person, or broken. Also the root's error boundary. */
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
    <EmptyState
      heading="h1"
      title="This page belongs to another kind of account"
      icon={<SearchX size={30} />}
      actions={<LinkButton to={paths.home()}>Go to the start</LinkButton>}
    >
      You are signed in, but this page is for the other side of the table.
    </EmptyState>
  )
}

function Broken({ error }: { error: unknown }) {
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <>
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
