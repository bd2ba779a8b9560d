import type { LastEdit } from '@hearback/contract/error-body.ts'
import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'

export interface ErrorDetail {
  /** Replaces the default message of the code. */
  readonly message?: string
  /** Messages by field path. */
  readonly fields?: Record<string, string>
  readonly limit?: number
  readonly used?: number
  /** Null for a limit that no date resets. */
  readonly resetsAt?: string | null
  /** Allowed values or steps. */
  readonly allowed?: readonly string[]
  /** The current questions of a job, if they have changed. */
  readonly questions?: readonly Question[]
  /** The edit that the request would overwrite. */
  readonly lastEdit?: LastEdit
  /** Completes a sign-in with its second step. */
  readonly ticket?: string
  readonly retryAfterSeconds?: number
  /** Value of the header WWW-Authenticate (RFC 6750, section 3). */
  readonly challenge?: string
  /** Overrides the status of the code, where an endpoint declares one (`Endpoint.forbidden`). */
  readonly status?: number
  /** Logged only: details that the code does not tell. Must not contain user input. */
  readonly reason?: string
}

/** A refusal, thrown by rules and services. The error handler turns it into the error body. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: ErrorDetail
  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? errors[code][1])
    this.code = code
    this.detail = detail
  }
}

/** An invalid_input error of one field. `reason` is only logged. */
export const invalid = (field: string, message: string, reason?: string): AppError =>
  new AppError('invalid_input', { message, fields: { [field]: message }, ...(reason && { reason }) })
