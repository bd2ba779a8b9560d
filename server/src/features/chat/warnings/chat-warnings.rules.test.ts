import { describe, expect, test } from 'vitest'
import { warningsOf } from './chat-warnings.rules.ts'

const toSeeker = { by: 'employer', companyWebsite: 'https://www.crust-bakery.com/about', hadInterview: false } as const
const toEmployer = { ...toSeeker, by: 'seeker' } as const

describe('a warning comes with', () => {
  test.each([
    'To start you must pay a registration fee of $50.',
    'Please send the $35 application fee before the interview',
    'There is a refundable deposit of 100 dollars for the uniform.',
    'We will mail you a check to buy your laptop from our vendor.',
    'Deposit the check into your account and send the rest to our supplier',
    'You will need to pay for your own equipment, we refund it with the first salary.',
    'Buy four Apple gift cards and send me the codes',
    'We pay every week in Bitcoin',
    'You get paid through Zelle or PayPal',
    'Send $200 via Western Union to hold your place',
    'Can you wire me the money today?',
    'Your work is to receive payments into your personal bank account and forward them.',
    'Top up your account to unlock more tasks',
    'A small training fee is required first',
    'Could you lend me $100 until Friday?',
    'We do not ask for much, just pay the visa fee',
    'Para empezar hay que pagar una cuota de inscripción de $40',
    'Envíame 50 dólares por Western Union',
    'Compra tarjetas de regalo y mándame los códigos',
    'Deposita el cheque en tu cuenta y transfiere el resto',
  ])('a request to move money: %s', (content) => {
    expect(warningsOf(content, toSeeker)).toContain('money')
  })

  test.each([
    'Please send me your bank account number and routing number.',
    'We need your bank details to set up payroll today',
    'What is your account number?',
    'Reply with your name, address, date of birth, and account number',
    'share a picture of your debit card',
    'What bank do you use?',
    'who do you bank with',
    'Give me your online banking login',
    'text me your card number and CVV',
    'my account is DE89 3704 0044 0532 0130 00 thanks',
    'GB82WEST12345698765432',
    'use 4111 1111 1111 1111 for it',
    'card 5500-0055-5555-5559',
    'Envíanos tus datos bancarios por favor',
    '¿Cuál es tu número de cuenta?',
    'Necesitamos el número de su tarjeta de débito',
  ])('a request for bank details, or such a number: %s', (content) => {
    expect(warningsOf(content, toSeeker)).toContain('bank_details')
  })

  test.each([
    'What is your SSN?',
    'Please provide your full name, address and social security number',
    'we need your social security number before the interview',
    'send a copy of your driver’s license',
    'Upload the front and back of your ID.',
    'Can you email me a photo of your passport?',
    'take a selfie with your state id',
    'my number is 536-90-4399',
    'send me your passport',
    'Mándame una foto de tu pasaporte',
    'Necesito tu número de seguro social',
    'Envíe una copia de su cédula, por favor',
  ])('a request for an identity number or paper, or such a number: %s', (content) => {
    expect(warningsOf(content, toSeeker)).toContain('identity_number')
  })

  test.each([
    'Message me on WhatsApp',
    "let's continue on whats app",
    'My wh@tsapp: +1 208 555 0100',
    'Add me on Telegram @crust_hr',
    'find us at t.me/crusthr',
    't . me / crusthr',
    'wa.me/12085550100',
    'tele gram is better for me',
    'Please text me on Signal',
    'Contact our manager via Skype',
    'my line id is baker77',
    'my discord is baker#1234',
    'Can you text me at +1 208 555 0100?',
    'text the hiring manager at (208) 555-0100',
    'download the Signal app and message my manager',
    'Escríbeme por WhatsApp',
    'escríbeme al +34 612 345 678',
    'hablamos por telegram',
  ])('a move to another messenger before an interview: %s', (content) => {
    expect(warningsOf(content, toSeeker)).toContain('other_messenger')
    expect(warningsOf(content, toEmployer)).toContain('other_messenger')
    expect(warningsOf(content, { ...toSeeker, hadInterview: true })).not.toContain('other_messenger')
  })

  test.each([
    'Fill in this form: https://forms.example.net/job?id=7',
    'see www.crust-bakery.net',
    'apply at crust-jobs.com',
    'bit.ly/3abcd',
    'go to crust-bakery.com.evil.io/login',
    'https://crust-bakery.com@evil.example/x',
    'https://crust-bakery.com.evil.example',
    'http://203.0.113.7/form',
    'hxxps://evil.example/form',
    'crust-jobs[.]com has the form',
    'crust-jobs dot com has the form',
    'https://сrust-bakery.com',
    'it is on CRUST-JOBS.COM',
    'first apply here.then wait: jobs-portal.co.uk',
    '_https://evil.example/x_',
    '请看www.crust-bakery.net，谢谢',
    '“https://evil.example”',
    'https://crust-bakery.com(@evil.example/x',
  ])('a link to a domain that is not the company’s: %s', (content) => {
    expect(warningsOf(content, toSeeker)).toContain('foreign_link')
    expect(warningsOf(content, toEmployer)).not.toContain('foreign_link')
  })
})

describe('links', () => {
  test.each([
    'https://crust-bakery.com',
    'http://www.crust-bakery.com/jobs?x=1#top',
    'see jobs.crust-bakery.com/apply, please',
    'WWW.CRUST-BAKERY.COM',
    '“https://crust-bakery.com”',
    '‘www.crust-bakery.com’',
    '（https://crust-bakery.com）',
    '«https://crust-bakery.com»',
    '请看https://crust-bakery.com，谢谢',
    'https://crust-bakery.com。',
    'https://crust-bakery.com؟',
    '**https://crust-bakery.com**',
    '_https://crust-bakery.com_',
    '[https://crust-bakery.com], {www.crust-bakery.com}',
    'Write to jobs@gmail.com or first.last+job@mail.example.co.uk',
  ])('within the company’s domain and email addresses give no warning: %s', (content) => {
    expect(warningsOf(content, toSeeker)).toEqual([])
  })

  test('are each foreign where the company has no website', () => {
    const company = { ...toSeeker, companyWebsite: null }
    expect(warningsOf('https://crust-bakery.com', company)).toEqual(['foreign_link'])
    expect(warningsOf('jobs@crust-bakery.com', company)).toEqual([])
  })

  test.each([
    ['acme.co.uk', 'https://jobs.acme.co.uk/1', []],
    ['https://careers.acme.co.uk', 'acme.co.uk', []],
    ['acme.co.uk', 'https://other.co.uk', ['foreign_link']],
    ['acme.github.io', 'https://other.github.io', ['foreign_link']],
    ['https://acme.github.io/jobs', 'https://acme.github.io', []],
    ['https://bücher.example', 'https://xn--bcher-kva.example', []],
  ] as const)('are compared by registrable domain: %s and %s', (companyWebsite, content, expected) => {
    expect(warningsOf(content, { ...toSeeker, companyWebsite })).toEqual(expected)
  })
})

/** Everyday messages of employers and job seekers, which must not cause warnings. */
const ordinary = [
  'The pay is $18 an hour',
  'We pay weekly by direct deposit.',
  'Send me your availability',
  'What is your salary expectation?',
  'our bank branch on 5th street hires tellers',
  'You will handle cash and process card payments at the register.',
  'Tellers cash checks and take deposits for our customers.',
  'We run a background check, which the company pays for.',
  'There is no fee, and we never ask for money.',
  'We will never ask for your bank details or your social security number here.',
  'Never send your SSN or a copy of your passport to anybody before you are hired.',
  "Please don't share your card number with anyone.",
  'Training is paid, $16.50 an hour, and the uniform is free of charge.',
  'We cover the cost of your certification and pay for your training.',
  'We provide a laptop and the equipment.',
  'Do you have a valid driver’s license?',
  'A driver’s license and a clean record are required.',
  'You need a passport, because we travel to Mexico twice a year.',
  'Bring two forms of ID and your social security card on your first day for the I-9.',
  'I am authorized to work in the US and have a green card.',
  'Do you have experience with PayPal or Stripe integrations?',
  'I worked at PayPal for three years and at Western Union before that.',
  'Customers often ask about gift cards at the register.',
  'Can you call me at 208-555-0100 tomorrow at 3?',
  'My phone is (208) 555-0100, e-mail ana@people.example.',
  'You can reach me on my cell, +1 208 555 0100.',
  'We work on signal processing and traffic signals.',
  'Please use the signal words when you back up the truck.',
  'The production line starts at 6 a.m. and you stand on the line.',
  'We would like to invite you to a video interview over Zoom on Tuesday.',
  'I have sent my resume.pdf and the cover-letter.docx',
  'I know Node.js, ASP.NET, socket.io and Vue.js',
  'See you tomorrow.We start at 9.In the back please.',
  'I have a B.Sc and an M.A. from Boise State, 3.8 GPA.',
  'ok.you can start on Monday',
  'Our order number is 4111 2222 3333 4444 and the part is 9781234567897.',
  'The job reference is 2024-11-0042, posted 11-21-2026.',
  'The store is at 1450 West Main Street, Boise, ID 83702-1234.',
  'What is your current hourly rate and your notice period?',
  'Could you send your references and two dates that suit you?',
  'Please send me a copy of your resume and your portfolio.',
  'Please confirm your start date and your shirt size.',
  'What is your phone number?',
  'The role pays $65,000 to $80,000 a year plus 10% bonus.',
  'Overtime is paid time and a half, tips are paid out daily.',
  'You would deposit the daily takings at the bank.',
  'Accounts payable experience matters: you reconcile bank statements and invoices.',
  'We need somebody who can verify account numbers accurately.',
  'You would buy supplies for the kitchen with the company card.',
  'We will reimburse you for mileage and parking.',
  'We can advance you to the next round.',
  'Thanks for applying! I would like to talk to you about the position.',
  'Can I text you about the schedule?',
  'What’s up with the schedule next week?',
  'We had a great chat, I will move you to the next step.',
  'Your application is complete, and your account is confirmed.',
  'Is the position still open? I could start on the 1st.',
  'Would it be possible to get every other weekend off?',
  'I need at least $22 an hour to cover my rent.',
  'Do you pay for relocation or the visa?',
  'Do you offer health insurance and a 401(k)?',
  'How much is the signing bonus?',
  'I can send the signed contract by e-mail.',
  'We check references and then make an offer.',
  'Please check your e-mail and your spam folder.',
  'The check-in desk is on the left.',
  'El pago es de 18 dólares la hora y pagamos cada semana por depósito directo.',
  '¿Cuál es tu disponibilidad la próxima semana?',
  '¿Cuál es su expectativa salarial?',
  'Mándame tu currículum y dos referencias, por favor.',
  'Nunca pedimos dinero ni datos bancarios.',
  'No se cobra ninguna cuota y el uniforme es gratis.',
  '¿Tienes licencia de conducir?',
  'Necesitamos a alguien con experiencia en caja y en el banco.',
  'La entrevista es el martes a las 10 en la calle 5.',
  '¿Puedes llamarme al 612 345 678 mañana?',
]

describe('ordinary talk of hiring gives no warning', () => {
  test.each(ordinary)('%s', (content) => {
    expect(warningsOf(content, toSeeker)).toEqual([])
    expect(warningsOf(content, toEmployer)).toEqual([])
  })
})

test('several warnings come in one order, each once', () => {
  const content =
    'Send $50 by Zelle and your SSN on WhatsApp, then your bank account number: https://evil.example. Send $50!'
  expect(warningsOf(content, toSeeker)).toEqual([
    'money',
    'bank_details',
    'identity_number',
    'other_messenger',
    'foreign_link',
  ])
})

/** CPU time of this thread in microseconds, accurate to a few milliseconds and hardly affected by other processes. */
function workOn(contents: readonly string[]): number {
  const before = process.threadCpuUsage().user
  for (const content of contents) warningsOf(content, { ...toSeeker, companyWebsite: null })
  return process.threadCpuUsage().user - before
}

test.each([
  'a',
  '1',
  '1 ',
  '1-',
  'a.',
  'a-',
  'aa ',
  '.',
  ' ',
  'www.',
  'http://',
  'a@',
  '@a.',
  'send ',
  'send your ',
  'send me your ',
  'pay $1 ',
  'pay the ',
  'never ',
  'never ask ',
  'we pay ',
  'text me ',
  'message on ',
  'my ',
  'a1',
  'DE89 ',
  '$1,',
  '(1',
  't . me ',
  'w h a t s',
  'deposit the ',
  'copy of your ',
  'no a ',
  'é',
  '\u0301',
  '\u200b',
  '[dot]',
  ' dot ',
  "'",
])('one text of “%s” takes no longer than eight of an eighth', (unit) => {
  const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  const [eighths, whole] = [Array.from({ length: 8 }, () => text(5_000)), [text(40_000)]]
  workOn(eighths)
  const runs = Array.from({ length: 3 }, () => ({ eighths: workOn(eighths), whole: workOn(whole) }))
  const least = (of: 'eighths' | 'whole') => Math.min(...runs.map((run) => run[of]))
  // Quadratic time would be eight times as long, that is seconds. The margin covers the inaccuracy of the clock.
  const unsure = 100_000
  expect(least('whole')).toBeLessThan(least('eighths') * 4 + unsure)
})
