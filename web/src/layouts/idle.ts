const LATEST = 3_000

/** Resolves when the browser is idle, with a timeout. */
export const idle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST })
    else setTimeout(resolve, LATEST / 3)
  })
