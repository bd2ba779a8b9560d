import * as t from '@hearback/texts/web/ui.ts'
import { QueryClientContext } from '@tanstack/react-query'
import { CloudOff, RotateCw } from 'lucide-react'
import { Component, type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { Button, IconButton } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Notice } from './Notice.tsx'
import { RegionAttempt } from './region-attempt.ts'

type Failure = (retry: () => void) => ReactNode

/** Fallback of a failed region: `silent` for regions without visible content, `icon` for a single control. */
const FAILURES = {
  part: (retry) => (
    <Notice
      tone="wrong"
      action={
        <Button size="sm" icon={<RotateCw size={15} aria-hidden />} onClick={retry}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.regionFailed}
    </Notice>
  ),
  page: (retry) => (
    <EmptyState
      heading="h1"
      title={t.pageFailedTitle}
      icon={<CloudOff size={30} />}
      actions={
        <Button variant="primary" onClick={retry}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.pageFailedLead}
    </EmptyState>
  ),
  icon: (retry) => <IconButton label={t.controlFailed} icon={<RotateCw size={18} aria-hidden />} onClick={retry} />,
  silent: () => null,
} satisfies Record<string, Failure>

interface RegionProps {
  as?: keyof typeof FAILURES
  children: ReactNode
}

/**
 * Error boundary of a page region, which keeps the others usable. Shows the error in place; re-renders on retry or
 * navigation. React logs the error to the console.
 */
export function Region({ as = 'part', children }: RegionProps) {
  const { key } = useLocation()
  const queries = use(QueryClientContext)
  return (
    <Boundary
      navigation={key}
      failure={FAILURES[as]}
      // Invalid data would fail again, so inactive queries are removed and fetched again.
      onRetry={() => queries?.removeQueries({ type: 'inactive' })}
    >
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  navigation: string
  failure: Failure
  onRetry: () => void
  children: ReactNode
}

interface BoundaryState {
  hasFailed: boolean
  navigation: string
  attempt: object
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, navigation: this.props.navigation, attempt: {} }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { navigation }: BoundaryProps,
    { hasFailed, navigation: before }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (navigation === before) return null
    return { navigation, ...(hasFailed && { hasFailed: false, attempt: {} }) }
  }

  readonly retry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false, attempt: {} })
  }

  override render() {
    if (this.state.hasFailed) return this.props.failure(this.retry)
    return <RegionAttempt value={this.state.attempt}>{this.props.children}</RegionAttempt>
  }
}
