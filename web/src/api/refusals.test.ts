import { expect, test, vi } from 'vitest'
import { inOurWords, readyRefusals, translated } from './refusals.ts'

vi.mock('@hearback/texts/web/refusals.ts', () => import('@hearback/texts/es/web/refusals.ts'))

test('a Spanish page translates an error by its sentence, else by its code', async () => {
  const fields = { phone: 'Enter a valid phone number' }
  const told = { success: false, code: 'invalid_input', message: 'Enter a valid phone number', fields }
  expect(await translated(told)).toEqual({
    ...told,
    message: 'Escribe un número de teléfono válido',
    fields: { phone: 'Escribe un número de teléfono válido' },
  })
  const named = { code: 'invalid_input', message: 'x', fields: { eduendDate: 'Please fill this in' } }
  expect(await translated(named)).toMatchObject({ message: 'Fin de los estudios: Completa este campo' })
  const joined = { code: 'invalid_input', message: 'Job title: Please fill this in; Email: Not so' }
  expect(await translated(joined)).toMatchObject({ message: 'Revisa los campos resaltados.' })
})

test('an untranslated error is shown as the server sent it', async () => {
  await readyRefusals()
  expect(inOurWords('A sentence of tomorrow.')).toBe('A sentence of tomorrow.')
  expect(await translated({ code: 'of_tomorrow', message: 'A sentence of tomorrow.' })).toMatchObject({
    message: 'A sentence of tomorrow.',
  })
  expect(await translated({})).toEqual({})
})
