import { expect, test } from 'vitest'
import { workDomain } from './work-email-domains.ts'

test.each([
  ...['gmail.com', 'outlook.com', 'fastmail.com', 'yahoo.co.jp', 'web.de', 'tuta.com'],
  ...['tempmail.com', 'mailinator.com', 'guerrillamail.com', 'sharklasers.com', 'yopmail.com', '10minutemail.com'],
  ...['temp-mail.org', 'maildrop.cc', 'getnada.com', 'mail.tm', 'moakt.com', 'dispostable.com', 'throwawaymail.com'],
  ...['any.mailinator.com', 'MAILINATOR.com'],
])('an address at %s proves no work', (domain) => {
  expect(workDomain(`ana@${domain}`)).toBeUndefined()
})

test.each([
  ['ana@crust.example', 'crust.example'],
  ['ana@mail.crust.co.uk', 'crust.co.uk'],
  ['ana@xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%s is an address at %s', (email, domain) => {
  expect(workDomain(email)).toBe(domain)
})
