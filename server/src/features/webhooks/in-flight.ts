/** Counts the deliveries that this process is sending, by endpoint and to endpoints that fail. */
export interface InFlight {
  readonly byEndpoint: ReadonlyMap<string, number>
  readonly toFailing: number
  /** Counts a delivery until the returned function is called. */
  add(endpointId: string, isFailing: boolean): () => void
}

export function createInFlight(): InFlight {
  const byEndpoint = new Map<string, number>()
  let toFailing = 0
  return {
    byEndpoint,
    get toFailing() {
      return toFailing
    },
    add(endpointId, isFailing) {
      byEndpoint.set(endpointId, (byEndpoint.get(endpointId) ?? 0) + 1)
      if (isFailing) toFailing++
      return () => {
        if (isFailing) toFailing--
        const count = (byEndpoint.get(endpointId) ?? 1) - 1
        if (count > 0) byEndpoint.set(endpointId, count)
        else byEndpoint.delete(endpointId)
      }
    },
  }
}
