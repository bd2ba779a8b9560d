import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Webhooks · Hearback'
export const heading = 'Webhooks'
export const lead = 'We tell your own software what happens to your jobs and applications, within seconds.'
export const keysLink = 'API keys'
export const loading = 'Loading your webhooks'
export const loadFailed = 'We couldn’t load your webhooks.'
export const profileNeeded = 'Set up your company page before you add a webhook.'
export const profileAction = 'Set up your company'

export const listTitle = 'Your endpoints'
export const emptyTitle = 'No webhooks yet'
export const emptyHint =
  'Add the address of your applicant tracking system or another tool, and choose the events it should hear about.'
export const signatureHint =
  'Events contain IDs, statuses and times. Read the rest through the API. Each event is signed (Standard Webhooks), and failed ones are sent again for 3 days.'
export const limitReached = (count: number) =>
  `You have ${count} ${plural(count, { one: 'webhook', other: 'webhooks' })}, which is the most a company can have.`

export const addAction = 'Add webhook'
export const addTitle = 'Add a webhook'
export const editAction = 'Edit'
export const editTitle = 'Edit webhook'
export const saveAction = 'Save'
export const saveFailed = 'We couldn’t save this webhook.'
export const urlLabel = 'Endpoint URL'
export const urlHint = 'Starts with https:// and can be reached from the internet.'
export const descriptionLabel = 'Description (optional)'
export const typesLabel = 'Events'
export const addedLabel = 'Added'

export const applicationReceived = 'Application received'
export const typeStatusChanged = 'Application status changed'
export const applicationWithdrawn = 'Application withdrawn'
export const interviewScheduled = 'Interview scheduled'
export const interviewChanged = 'Interview changed'
export const interviewCanceled = 'Interview canceled'
export const offerSent = 'Offer sent'
export const offerAccepted = 'Offer accepted'
export const offerDeclined = 'Offer declined'
export const offerWithdrawn = 'Offer withdrawn'
export const offerExpired = 'Offer expired'
export const jobPublished = 'Job published'
export const jobPaused = 'Job paused'
export const jobClosed = 'Job closed'

export const stateOn = 'On'
export const stateOff = 'Off'
export const stateFailing = 'Failing'
export const failingNotice = (since: Part) =>
  `Events have been failing since ${since}. After 5 days, we’ll turn this webhook off.`
export const disabledByOwner = 'This webhook is off. Events that happen while it’s off aren’t sent.'
export const disabledFailing = 'We turned this webhook off because every event failed for 5 days.'
export const disabledGone = 'We turned this webhook off because its endpoint said it’s gone (status 410).'
export const enableAction = 'Turn on'
export const enabled = 'Webhook turned on'
export const disableAction = 'Turn off'
export const disabled = 'Webhook turned off'
export const testAction = 'Send test event'
export const testSent = 'Test event sent'
export const removeAction = 'Remove'
export const removeTitle = 'Remove this webhook?'
export const removeText = 'We stop sending events to it right away and delete its log.'

export const secretAction = 'Show secret'
export const secretTitle = 'Signing secret'
export const secretHint =
  'Verify each event with this secret and a Standard Webhooks library. Keep it private: anyone who has it can fake events.'
export const secretLabel = 'Secret'
export const copyAction = 'Copy'
export const secretCopied = 'Secret copied'
export const rotateAction = 'Replace secret'
export const rotateTitle = 'Replace the secret?'
export const rotateText =
  'For 24 hours, events are signed with both the old and the new secret. After that, only the new one works.'
export const oldSecretNotice = (until: Part) => `The old secret also works until ${until}.`

export const logAction = 'Event log'
export const logEmpty = 'No events yet. Send a test event to see one here.'
export const logHint = 'Events of the last 30 days, newest first, in your time zone.'
export const statusDelivered = 'Delivered'
export const statusWaiting = 'Waiting'
export const statusFailed = 'Failed'
export const eventIdLabel = 'Event ID'
export const nextAttemptLabel = 'Next attempt'
export const bodyLabel = 'Body'
export const attemptLabel = (number: number) => `Attempt ${number}`
export const replied = (status: Part) => `Status ${status}`
export const duration = (milliseconds: number) => `${milliseconds.toLocaleString('en-US')} ms`
export const failureTimeout = 'No complete reply within 15 seconds'
export const failureRefused = 'The address isn’t public'
export const failureNetwork = 'Connection failed'
export const failureInternal = 'A problem on our side'
export const replayAction = 'Send again'
export const replayFailedAction = 'Resend all failed events'
export const replayedFailed = (count: number) =>
  plural(count, { one: 'Sending 1 event again', other: `Sending ${count} events again` })
export const moreAction = 'Show more'
