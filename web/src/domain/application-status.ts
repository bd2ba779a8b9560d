import type { Application, ApplicationStanding } from '@hearback/contract/hiring/applications.ts'

/** Status of an application that separates answered ones: a message answers without changing the status. */
export const applicationStandingOf = ({
  status,
  answeredAt,
}: Pick<Application, 'status' | 'answeredAt'>): ApplicationStanding =>
  answeredAt && (status === 'applied' || status === 'viewed') ? 'answered' : status
