import type { Application, ApplicationStanding } from '@hearback/contract/applications.ts'

/** Where an application stands, told apart by whether an answer came: a message answers and moves nothing. */
export const applicationStandingOf = ({
  status,
  answeredAt,
}: Pick<Application, 'status' | 'answeredAt'>): ApplicationStanding =>
  answeredAt && (status === 'applied' || status === 'viewed') ? 'answered' : status
