import { Component, type ComponentType, createElement, lazy } from 'react'
import { RegionAttempt } from './region-attempt.ts'

/** Like React's `lazy`, which caches a failure forever, but loads the chunk again when its region is retried. */
export function retryableLazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let renderedIn: unknown
  let hasFailed = false
  let failedIn: unknown
  const start = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        hasFailed = true
        failedIn = renderedIn
        throw error
      }),
    )
  let current = start()
  return class extends Component<P> {
    static override readonly contextType = RegionAttempt

    override render() {
      renderedIn = this.context
      if (hasFailed && failedIn !== renderedIn) {
        hasFailed = false
        current = start()
      }
      return createElement(current as ComponentType<P>, this.props)
    }
  }
}
