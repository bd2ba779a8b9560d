/**
 * `home-screen`: iOS supports push only for apps added to the home screen; `blocked`: only the browser settings can
 * change it.
 */
export type PushAbility = 'possible' | 'unsupported' | 'home-screen' | 'blocked'

const isApples = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isApp = () => matchMedia('(display-mode: standalone)').matches

/** Push support of this browser, without asking for permission. */
export function pushAbility(): PushAbility {
  const knowsThem = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!knowsThem) return isApples() && !isApp() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** Whether the permission has been neither granted nor denied. */
export const wasNeverAsked = (): boolean => pushAbility() === 'possible' && Notification.permission === 'default'
