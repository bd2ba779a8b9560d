import { regionNames } from '@hearback/texts/es/web/region-names.ts'
import { expect, test } from 'vitest'
import { areaBySlug } from '../places/places.service.ts'

test('each Spanish name belongs to a known region, and differs from its English name', () => {
  const wrong = Object.entries(regionNames).filter(([slug, name]) => {
    const area = areaBySlug(slug)
    return !area || area.name === name
  })
  expect(wrong).toEqual([])
})
