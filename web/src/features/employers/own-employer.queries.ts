import { ApiError } from '../../api/call.ts'

/** Whether an error means that the employer has no profile yet. */
export const hasNoProfile = (error: unknown): boolean => error instanceof ApiError && error.status === 404
