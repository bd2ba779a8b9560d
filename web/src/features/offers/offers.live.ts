import { queryClient } from '../../api/query-client.ts'
import { onConnected, onSocket } from '../../api/socket.ts'

/** Keeps offers current for both parties. Returns a function that stops it. */
export function listenToOffers(): () => void {
  // Events before a connect are lost, also before the first one, because pages load earlier.
  const stops = [onSocket('offerChanged', refreshOffers), onConnected(refreshOffers)]
  return () => {
    for (const stop of stops) stop()
  }
}

function refreshOffers() {
  for (const queryKey of [['offers'], ['talents'], ['chats', 'list']]) {
    void queryClient().invalidateQueries({ queryKey })
  }
}
