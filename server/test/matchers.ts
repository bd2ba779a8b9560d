import type { ErrorCode } from '@hearback/contract/errors.ts'
import { expect } from 'vitest'
import { Refusal } from './app.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Asserts that the promised call is refused with this code, and names these fields. */
    toBeRefused(code: ErrorCode, ...fields: string[]): Promise<void>
  }
}

expect.extend({
  async toBeRefused(call: Promise<unknown>, code: ErrorCode, ...fields: string[]) {
    const outcome = await call.then(
      () => 'was allowed',
      (error: unknown) => error,
    )
    if (!(outcome instanceof Refusal)) {
      return { pass: false, message: () => `expected a refusal with ${code}, but the call ${String(outcome)}` }
    }
    const named = Object.keys(outcome.body.fields ?? {})
    const pass = outcome.body.code === code && fields.every((field) => named.includes(field))
    return {
      pass,
      message: () => `expected ${code} ${fields.join(', ')}, got ${outcome.message} [${named.join(', ')}]`,
    }
  },
})
