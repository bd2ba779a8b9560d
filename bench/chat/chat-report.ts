import { loadavg } from 'node:os'
import { medianOf } from '../load/percentiles.ts'
import { notMeasured } from '../peers/missing-program.ts'
import { bold, machine, percent, tableOf } from '../report/markdown.ts'
import { goalsOfChat, missesDelivery, missesRate, perSecond } from './chat-goals.ts'
import type { ChatRun, Measured, Phase, Round } from './chat-suite.ts'

type Figure = (phase: Phase) => number

const boldIf = (isMissed: boolean, text: string) => (isMissed ? bold(text) : text)
const delivery =
  (which: 'p50' | 'p95' | 'p99'): Figure =>
  (phase) =>
    phase.delivery[which]
/** Microseconds of CPU. */
const perMessage =
  (of: keyof Phase['cpu']): Figure =>
  (phase) =>
    (phase.cpu[of] / Math.max(1, phase.sent)) * 1e6
/** Of one processor. */
const busy =
  (of: keyof Phase['cpu']): Figure =>
  (phase) =>
    phase.cpu[of] / phase.wall

/** Each figure is the median of the rounds. Compare ratios: absolute figures depend on the machine. */
export function chatReportOf(measured: readonly Measured[], run: ChatRun): string {
  const { chats, rate, seconds, rounds } = run
  const present = measured.filter((server) => server.rounds.length > 0)
  const missing = measured.flatMap(({ name, missingCommand }) =>
    missingCommand ? [notMeasured(name, missingCommand)] : [],
  )
  return [
    `${(2 * chats).toLocaleString('en')} connections in ${chats} chats, ${seconds} s each, medians of ${rounds} rounds; ${machine()}, load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
    `Open loop, ${rate} messages per second in total. Milliseconds from the scheduled time to the recipient's client; acknowledged: to the sender's.`,
    tableOf(
      scheduledColumns,
      present.map((server) => scheduledRow(server, missesDelivery(server, measured))),
    ),
    'Closed loop: a message that is acknowledged and delivered triggers the next. CPU in microseconds per message.',
    tableOf([...limitColumns, ...present.map(({ name }) => `of ${name}`)], limitRows(present, run.windows)),
    'Memory of the server before and after all clients have connected; persisted: messages stored at the end, of those acknowledged.',
    tableOf(
      memoryColumns,
      present.map((server) => memoryRow(server, 2 * chats)),
    ),
    ...missing,
    goalsOfChat,
    '',
  ].join('\n\n')
}

const scheduledColumns = [
  'server',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'acknowledged p99 ms',
  'failed',
  'CPU µs',
  'database µs',
  'load late p99 ms',
  'load CPU',
  'others CPU',
]

function scheduledRow({ name, rounds }: Measured, isMissed: boolean): string[] {
  const median = (figure: Figure) => medianOf(rounds.map(({ scheduled }) => figure(scheduled)))
  return [
    name,
    median(delivery('p50')).toFixed(2),
    median(delivery('p95')).toFixed(2),
    boldIf(isMissed, median(delivery('p99')).toFixed(2)),
    median(({ acknowledgement }) => acknowledgement.p99).toFixed(2),
    failures(rounds.map(({ scheduled }) => scheduled)),
    median(perMessage('server')).toFixed(0),
    median(perMessage('database')).toFixed(0),
    median(({ lateness }) => lateness.p99).toFixed(2),
    percent(median(busy('load'))),
    percent(median(busy('others'))),
  ]
}

const limitColumns = [
  'server',
  'in flight',
  'messages/s',
  'p50 ms',
  'p99 ms',
  'failed',
  'CPU µs',
  'database µs',
  'load CPU',
  'others CPU',
]

function limitRows(measured: readonly Measured[], windows: readonly number[]): string[][] {
  return windows.flatMap((window, i) => {
    const phasesOf = ({ rounds }: Measured) => rounds.flatMap(({ limits }) => limits[i] ?? [])
    const median = (server: Measured, figure: Figure) => medianOf(phasesOf(server).map(figure))
    return measured.map((server) => [
      server.name,
      String(window),
      boldIf(missesRate(server, measured, i), median(server, perSecond).toFixed(0)),
      median(server, delivery('p50')).toFixed(1),
      median(server, delivery('p99')).toFixed(1),
      failures(phasesOf(server)),
      median(server, perMessage('server')).toFixed(0),
      median(server, perMessage('database')).toFixed(0),
      percent(median(server, busy('load'))),
      percent(median(server, busy('others'))),
      ...measured.map((other) => percent(median(server, perSecond) / median(other, perSecond))),
    ])
  })
}

const memoryColumns = ['server', 'MB before', 'MB after', 'KB per connection', 'persisted']

function memoryRow({ name, rounds }: Measured, people: number): string[] {
  const median = (figure: (round: Round) => number) => medianOf(rounds.map(figure))
  const grown = median(({ memory }) => memory.after - memory.before)
  const sum = (figure: (round: Round) => number) => rounds.reduce((total, round) => total + figure(round), 0)
  const keeps = rounds.every(({ persisted }) => persisted !== undefined)
  return [
    name,
    median(({ memory }) => memory.before).toFixed(0),
    median(({ memory }) => memory.after).toFixed(0),
    ((grown * 1_024) / people).toFixed(0),
    keeps ? `${sum(({ persisted }) => persisted ?? 0)} of ${sum(({ acknowledged }) => acknowledged)}` : 'nothing',
  ]
}

function failures(phases: readonly Phase[]): string {
  const first = phases.find(({ failure }) => failure)?.failure
  return `${phases.reduce((sum, { failed }) => sum + failed, 0)}${first ? ` (${first})` : ''}`
}
