import { expect, test } from 'vitest'
import { linesOfText } from '../../../../test/cv/lines-of-text.ts'
import { headerOf } from './cv-header.ts'
import { sectionsOf } from './cv-lines.ts'

const towns = new Set(['Leeds', 'Oakland', 'Boise', 'Valencia'])
const basicsOf = (text: string) => headerOf(sectionsOf(linesOfText(text)), towns).basics

test.each([
  ['María del Carmen Núñez de la Fuente', 'María del Carmen Núñez de la Fuente'],
  ['Anne Koch-Hoffmann, RN, BSN, CCRN', 'Anne Koch-Hoffmann'],
  ['Robert J. Thompson, Jr.', 'Robert J. Thompson, Jr.'],
  ["Siobhán O'Brien", "Siobhán O'Brien"],
  ['Lebenslauf', undefined],
  ['Frontend Intern', undefined],
  ['Koch, Anne Marie', undefined],
  ['CONTACT\nName: Jürgen von der Heydt', 'Jürgen von der Heydt'],
  ['DATOS PERSONALES\nNombre\tAna Ruiz', 'Ana Ruiz'],
  ['CONTACT\nLeeds General', undefined],
])('finds the name of %j', (text, name) => {
  expect(basicsOf(text).name).toBe(name)
})

test.each([
  ['0113 496 0123 ext. 22', '0113 496 0123'],
  ['(+34) 699 11 22 33', '(+34) 699 11 22 33'],
  ['503.555.0172', '503.555.0172'],
  ['Born 12.04.1988, 208 555 0142', '208 555 0142'],
  ['2009 - 2015', undefined],
  ['12-04-1988', undefined],
])('finds the phone number of %j', (text, phone) => {
  expect(basicsOf(`Ana Ruiz\n${text}`).phone).toBe(phone)
})

test.each([
  ['12 Tithebarn Lane, Leeds LS1 4AP', 'Leeds'],
  ['2200 E. 14th St, Oakland CA 94606', 'Oakland CA'],
  ['12 Main St, Boise, ID 83702', 'Boise, ID'],
  ['C/ Mayor, 14 · 46001 Valencia', 'Valencia'],
  ['Ana Ruiz MD', undefined],
])('finds the city of %j', (text, city) => {
  expect(basicsOf(`Ana Ruiz\n${text}`).location?.city).toBe(city)
})
