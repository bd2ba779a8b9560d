import { medianOf } from '../load/percentiles.ts'
import type { ChatRun, Measured, Phase } from './chat-suite.ts'

const ours = 'Hearback'
const slowerPeer = 'ejabberd'

/** The remark below the tables. */
export const goalsOfChat = `Goals of ${ours}: more messages per second than ${slowerPeer} in the closed loops, and a p99 in the open loop that is not above the lowest of a peer that stores messages.`

export const perSecond = ({ done, seconds }: Phase): number => done / seconds

const rateOf = ({ rounds }: Measured, window: number) =>
  medianOf(rounds.flatMap(({ limits }) => limits[window] ?? []).map(perSecond))
const deliveryOf = ({ rounds }: Measured) => medianOf(rounds.map(({ scheduled }) => scheduled.delivery.p99))

/** Other servers that store messages: bare servers only forward them. */
const isPeer = ({ name, rounds }: Measured) =>
  !name.startsWith(ours) && rounds.length > 0 && rounds.every(({ persisted }) => persisted !== undefined)

/** Whether the server is ours and as slow as ejabberd or slower, in the closed loop of this index. */
export function missesRate(server: Measured, measured: readonly Measured[], window: number): boolean {
  const peer = measured.find(({ name, rounds }) => name === slowerPeer && rounds.length > 0)
  return server.name === ours && peer !== undefined && rateOf(server, window) <= rateOf(peer, window)
}

/** Whether the server is ours and its p99 of delivery in the open loop is above the lowest of the peers. */
export function missesDelivery(server: Measured, measured: readonly Measured[]): boolean {
  return server.name === ours && deliveryOf(server) > Math.min(...measured.filter(isPeer).map(deliveryOf))
}

/** One sentence for each missed goal. */
export function missedChatGoals(measured: readonly Measured[], { windows, rate }: Pick<ChatRun, 'windows' | 'rate'>) {
  const present = measured.filter(({ rounds }) => rounds.length > 0)
  return present.flatMap((server) => [
    ...windows.flatMap((window, i) =>
      missesRate(server, present, i)
        ? [`With ${window} messages in flight, ${ours} stored and delivered no more per second than ${slowerPeer}.`]
        : [],
    ),
    ...(missesDelivery(server, present)
      ? [`At ${rate} messages per second, the p99 of delivery of ${ours} was above that of the best peer.`]
      : []),
  ])
}
