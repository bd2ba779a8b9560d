import { LeftReason } from '@hearback/contract/people/resumes.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { readyRefusals } from '../../api/refusals.ts'
import { leftWords, noteWords, placeWords, reasonWords, valueWords } from './field-words.ts'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))
vi.mock('@hearback/texts/web/resumes.ts', () => import('@hearback/texts/es/web/resumes.ts'))
vi.mock('@hearback/texts/web/refusals.ts', () => import('@hearback/texts/es/web/refusals.ts'))
beforeAll(readyRefusals)

const english = 'Your profile has no field for this'

test.each(LeftReason.options.filter((reason) => reason !== 'unreadable'))(
  'a Spanish page says in Spanish why something is left out: %s',
  (reason) => {
    expect(reasonWords({ reason, why: english })).not.toBe(english)
    expect(reasonWords({ reason, why: english })).toMatch(
      /\b(tu|ya|es|un|una|el|la|las|los|por|aquí|como|para|falta|faltan|antes|de)\b/iu,
    )
  },
)

test('a value rejected by validation shows the validation message', () => {
  const why = 'Enter the date as YYYY-MM-DD, YYYY-MM or YYYY'
  expect(reasonWords({ reason: 'unreadable', why })).not.toBe(why)
})

test.each([
  ['work.2.endDate', 'Empleo 3, Fecha de fin'],
  ['basics.email', 'Correo'],
  ['basics', 'Datos personales'],
  ['skills', 'Habilidades'],
  ['education.0', 'Escuela 1'],
  ['work.0.hearback.companyEmail', 'Empleo 1, Correo de trabajo'],
  ['languages.1', 'Idiomas 2'],
  ['constructor.0', 'Otro campo 1'],
  ['education.0.studyType', 'Escuela 1, Título'],
  ['basics.location.countryCode', 'Ciudad, País'],
  ['certificates.0.issuer', 'Certificados 1, Emitido por'],
  ['x_internalId', 'Otro campo'],
])('the place %s is "%s"', (source, words) => {
  expect(placeWords(source)).toBe(words)
})

test('translates notes and end dates of jobs with their numbers', () => {
  const note = 'Shortened to 1,000 of 1,200 characters. No end date is given, so we count it as your current job'
  expect(noteWords(note)).toBe(
    'Recortado a 1000 de 1200 caracteres. No figura la fecha de fin, así que cuenta como tu empleo actual',
  )
  expect(valueWords('endDate', 'current job')).toBe('empleo actual')
  expect(leftWords('2024-03')).toBe('mar 2024')
  expect(valueWords('endDate', '2024-03')).toBe('mar 2024')
  expect(valueWords('edustartDate', '2019-09-01')).toBe('sept 2019')
})
