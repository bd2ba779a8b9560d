const LATEST = 3_000

/** When the browser has nothing more pressing to do, and a moment later at the latest. */
export const idle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST })
    else setTimeout(resolve, LATEST / 3)
  })
