const RELOADED = 'hearback.reloaded-for'
const MINUTE = 60_000

/**
 * A new version has taken the place of the one that this page is of, and a part that it needs is gone: loading the page
 * anew brings the new version. Once a minute at most, so that a file that is really missing ends in its message.
 */
export function reloadForLostParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - before < MINUTE) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}
