import { queryClient } from '../../api/query-client.ts'
import { onConnected, onSocket } from '../../api/socket.ts'

/** Both people see each step as it is taken, and what it opened or moved. Answers how to stop. */
export function listenToOffers(): () => void {
  let wasConnected = false
  const stops = [
    onSocket('offerChanged', refreshOffers),
    onConnected(() => {
      // What was pushed meanwhile was lost, except by the first connection, before which everything was just read.
      if (wasConnected) refreshOffers()
      wasConnected = true
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function refreshOffers() {
  for (const queryKey of [['offers'], ['talents'], ['chats', 'list']]) {
    void queryClient().invalidateQueries({ queryKey })
  }
}
