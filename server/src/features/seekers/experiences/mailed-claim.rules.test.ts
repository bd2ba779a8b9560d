import { expect, test } from 'vitest'
import { namesWebAddress } from './mailed-claim.rules.ts'

test.each([
  'go to https://evil.example',
  'HTTP://EVIL.EXAMPLE/x',
  'ftp://files',
  'www.evil',
  'Claim at evil.com now',
  'evil.com',
  'Evil.COM.',
  '(prizes.co.uk)',
  'bit.ly/3abc',
  't.co/x',
  'login-bigcorp.net',
  'büro.de',
  'пример.рф',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'a.b.c.evil.org',
  'write to me@evil.example',
  'URGENT: see evil.shop',
])('%s would become a link', (text) => {
  expect(namesWebAddress(text, 'crumb.com')).toBe(true)
})

test.each([
  'Baker',
  'Node.js developer',
  'ASP.NET developer',
  'Senior Socket.IO engineer',
  'St. John’s Hospital',
  'J.P. Morgan',
  'U.S.Bank',
  'B.Com, M.Sc. and B.Tech tutor',
  'Ph.D. candidate',
  'Dr.Smith Dental',
  'Acme, Inc.',
  'Crumb.com',
  'www crumbs',
  'C/C++ developer',
  'Chief of staff: operations',
  'No. 1 Bakery',
  'Café Dr. Ing. h.c. F. Porsche AG',
  '3.5 years',
  'AT&T',
  'e.on',
])('%s is a title or a company', (text) => {
  expect(namesWebAddress(text, 'crumb.com')).toBe(false)
})
