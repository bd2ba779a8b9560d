import { contactUs } from '@hearback/contract/contact.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { call } from '../../api/call.ts'

export const sendContactMessage = (body: InputOf<typeof contactUs>['body']) => call(contactUs, { body })
