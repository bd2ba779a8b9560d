import type { Part } from '../../part.ts'

export const disabledSubject = (host: Part) => `We turned off your webhook to ${host}`
export const failingText = (url: Part) =>
  `Every event we sent to ${url} in the last 5 days failed, so we stopped sending.`
export const goneText = (url: Part) =>
  `${url} told us that it’s gone for good (status 410), so we stopped sending events.`
export const disabledEffects =
  'Once your endpoint works again, turn the webhook back on and resend the events that failed. We keep them for 30 days. Events that happen while it’s off aren’t sent.'
export const webhooksLink = 'Open your webhooks'
