import { expect, test } from 'vitest'
import { valuesOf, withCleared } from './employer-values.ts'

test('an update sends set fields, null for cleared ones, and omits the rest', () => {
  const before = { firstName: 'Ana', companySize: '1–10', nickname: null, industryType: 'Retail and wholesale' }
  expect(withCleared({ firstName: 'Anna', industryType: 'Non-profit' }, before)).toEqual({
    firstName: 'Anna',
    industryType: 'Non-profit',
    companySize: null,
  })
})

test('missing fields become empty strings', () => {
  expect(valuesOf({ firstName: 'Ana', nickname: null })).toMatchObject({ firstName: 'Ana', nickname: '', gender: '' })
})
