import * as t from '@hearback/texts/web/notifications.ts'
import { PushRefusal } from './push-subscription.ts'

const SENTENCES = { 'not-allowed': t.pushDenied, 'no-service': t.pushServiceFailed }

/** Explains why push could not be enabled on this device. */
export const whyNot = (error: Error): string => (error instanceof PushRefusal ? SENTENCES[error.why] : error.message)
