import type { Logger } from 'pino'
import { redactText } from './redact-error.ts'

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const
const maxLength = 300

/**
 * Redirects `console` output of dependencies and warnings of Node to the log, so that standard error holds
 * only JSON lines. Redacts quoted texts and email addresses, as for errors of the database.
 */
export function captureOutput(log: Logger): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...args: unknown[]) => log[level]({ err: args.find(isError) }, textOf(args))
  // The default listener of Node prints plain text.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node warned'))
}

const isError = (value: unknown): value is Error => value instanceof Error

function textOf(args: readonly unknown[]): string {
  const texts = args.filter((value) => typeof value === 'string').join(' ')
  return `console: ${redactText(texts).slice(0, maxLength)}`
}
