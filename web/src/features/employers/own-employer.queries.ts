import { ApiError } from '../../api/call.ts'

/** Whether a failed read means that the employer has made no profile so far. */
export const hasNoProfile = (error: unknown): boolean => error instanceof ApiError && error.status === 404
