import type { Logger } from 'pino'
import { redactText } from './loggable-error.ts'

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const
const maxLength = 300

/**
 * Sends what dependencies print with `console`, and Node's own warnings, to the log, so that standard error holds
 * JSON lines alone. Texts lose what stands in quotation marks and email addresses, as errors of the database do.
 */
export function captureOutput(log: Logger): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...args: unknown[]) => log[level]({ err: args.find(isError) }, textOf(args))
  // Node's own listener prints plain text.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node warned'))
}

const isError = (value: unknown): value is Error => value instanceof Error

function textOf(args: readonly unknown[]): string {
  const texts = args.filter((value) => typeof value === 'string').join(' ')
  return `console: ${redactText(texts).slice(0, maxLength)}`
}
