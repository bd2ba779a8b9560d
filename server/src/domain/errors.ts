import { type ErrorCode, errors } from '@hearback/contract/errors.ts'

export interface ErrorDetail {
  /** Said instead of the sentence of the table. */
  readonly message?: string
  /** Path of a field to the reason. */
  readonly fields?: Record<string, string>
  readonly limit?: number
  readonly used?: number
  readonly resetsAt?: string
  /** The steps that are possible instead. */
  readonly allowed?: readonly string[]
  /** What finishes a sign-in that waits for its second step. */
  readonly ticket?: string
  readonly retryAfterSeconds?: number
  /** Instead of the status of the code, where a call says so (`Endpoint.forbidden`). */
  readonly status?: number
  /** For the log alone: why, where the code does not say it all. Never what somebody sent. */
  readonly reason?: string
}

/** A refusal: thrown by rules and services, turned into the one error body by the error handler. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: ErrorDetail
  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? errors[code][1])
    this.code = code
    this.detail = detail
  }
}

/** A refusal of one field. `reason`: for the log alone. */
export const invalid = (field: string, message: string, reason?: string): AppError =>
  new AppError('invalid_input', { message, fields: { [field]: message }, ...(reason && { reason }) })
