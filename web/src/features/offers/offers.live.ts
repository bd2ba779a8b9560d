import { queryClient } from '../../api/query-client.ts'
import { onConnected, onSocket } from '../../api/socket.ts'

/** Both people see each step as it is taken, and what it opened or moved. Answers how to stop. */
export function listenToOffers(): () => void {
  // What was pushed before the connection was there is lost, the first one included: a page reads before it connects.
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
