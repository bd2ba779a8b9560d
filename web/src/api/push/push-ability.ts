/** `home-screen`: an iPhone or iPad knows pushes only of apps that were added to it; `blocked` is what only the browser's own settings can change. */
export type PushAbility = 'possible' | 'unsupported' | 'home-screen' | 'blocked'

const isApples = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isApp = () => matchMedia('(display-mode: standalone)').matches

/** What this browser can do, as far as that is known without asking the person. */
export function pushAbility(): PushAbility {
  const knowsThem = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!knowsThem) return isApples() && !isApp() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** Whether the person has neither allowed nor refused it yet. */
export const wasNeverAsked = (): boolean => pushAbility() === 'possible' && Notification.permission === 'default'
