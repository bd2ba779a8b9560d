import { queryClient } from '../../api/query-client.ts'
import { onConnected, onSocket } from '../../api/socket.ts'

/**
 * Refetches the applications and evaluations that a page shows when one of them changes, and after each connect, because pages
 * load before it. Returns a function that stops it.
 */
export function listenToApplicants(): () => void {
  const stops = [
    onSocket('applicationChanged', refreshApplications),
    onSocket('evaluationChanged', refreshEvaluations),
    onConnected(() => {
      refreshApplications()
      refreshEvaluations()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Keeps application steps current for both sides. */
function refreshApplications() {
  void queryClient().invalidateQueries({ queryKey: ['applications'] })
  void queryClient().invalidateQueries({ queryKey: ['jobs', 'own'] })
}

function refreshEvaluations() {
  for (const kind of ['application-notes', 'scorecards', 'scorecard-criteria'])
    void queryClient().invalidateQueries({ queryKey: [kind] })
}
