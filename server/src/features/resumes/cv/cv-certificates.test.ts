import { expect, test } from 'vitest'
import { linesOfText } from '../../../../test/cv/lines-of-text.ts'
import { certificatesOf } from './cv-certificates.ts'

const read = (text: string) =>
  certificatesOf(linesOfText(text)).map(({ value: { name, issuer, date, hearback } }) =>
    [name, issuer, date, hearback?.expiryDate, hearback?.number].map((part) => part ?? '').join(' / '),
  )

test.each([
  [
    '• ServSafe Manager | Restaurant Association | Mar 2023',
    'ServSafe Manager / Restaurant Association / 2023-03 /  / ',
  ],
  ['Forklift license', 'Forklift license /  /  /  / '],
  ['ServSafe Manager, expires Mar 2026', 'ServSafe Manager /  /  / 2026-03 / '],
  ['ServSafe Manager (exp. 03/2026)', 'ServSafe Manager /  /  / 2026-03 / '],
  [
    'Basic Life Support (BLS) - American Heart Association - valid through 2026',
    'Basic Life Support (BLS) / American Heart Association /  / 2026 / ',
  ],
  ['CPR | Red Cross | Mar 2024 – Mar 2026', 'CPR / Red Cross / 2024-03 / 2026-03 / '],
  ['CPR\tIssued March 2024 · Expires March 2026', 'CPR /  / 2024-03 / 2026-03 / '],
  ['CPR, issued 2024-03, never expires', 'CPR /  / 2024-03 /  / '],
  ['Certified Nursing Assistant, License No. CNA-20931, 2021', 'Certified Nursing Assistant /  / 2021 /  / CNA-20931'],
  ['Commercial Driver’s License, Class A (no expiration date)', 'Commercial Driver’s License, Class A /  /  /  / '],
  [
    'Carné de manipulador de alimentos | Junta de Andalucía | válido hasta marzo de 2027',
    'Carné de manipulador de alimentos / Junta de Andalucía /  / 2027-03 / ',
  ],
  ['Carretillero, expedido en 05/2022, caduca el 05/2027', 'Carretillero /  / 2022-05 / 2027-05 / '],
  ['Soldador homologado — TÜV — Vencimiento: DICIEMBRE 2026', 'Soldador homologado / TÜV /  / 2026-12 / '],
  ['Primeros auxilios – Cruz Roja – sin caducidad', 'Primeros auxilios / Cruz Roja /  /  / '],
  [
    'Técnico auxiliar, Nº de licencia: 28/1234, vigente hasta el 3 de mayo de 2028',
    'Técnico auxiliar /  /  / 2028-05-03 / 28/1234',
  ],
  ['ISO 9001:2015 Lead Auditor', 'ISO 9001:2015 Lead Auditor /  /  /  / '],
  ['Windows Server 2019 Administration, 2021', 'Windows Server 2019 Administration /  / 2021 /  / '],
  ['資格 🏅 2020年 | 2021', '資格 🏅 2020年 /  / 2021 /  / '],
])('the certificate “%s” is read with its dates', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('a certificate may stand above its issuer and its dates', () => {
  const text =
    'ServSafe Manager\nNational Restaurant Association\nIssued Mar 2023 · Expires Mar 2026\nCredential ID X-71\nCPR\nRed Cross\nMar 2024'
  expect(read(text)).toEqual([
    'ServSafe Manager / National Restaurant Association / 2023-03 / 2026-03 / X-71',
    'CPR / Red Cross / 2024-03 /  / ',
  ])
})

test('a list of certificates is no list of issuers', () => {
  expect(read('* CPR\n* Forklift\n* First aid\n2024')).toEqual([
    'CPR /  /  /  / ',
    'Forklift /  /  /  / ',
    'First aid /  / 2024 /  / ',
  ])
})

test('sentences and dates alone are no certificates', () => {
  expect(read('I have many certificates.\nMar 2024\nExpires 2026')).toEqual([])
})
