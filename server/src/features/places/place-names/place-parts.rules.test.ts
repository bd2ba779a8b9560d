import { expect, it } from 'vitest'
import { placeParts } from './place-parts.rules.ts'

const portland = { name: 'Portland', region: 'OR', admin1: 'OR', country: 'US' }
const boise = { name: 'Boise', region: 'ID', admin1: 'ID', country: 'US' }
const london = { name: 'London', region: 'ENG', admin1: 'ENG', country: 'GB' }
const lyon = { name: 'Lyon', region: null, admin1: '84', country: 'FR' }
const geneva = { name: 'Genève', region: null, admin1: 'GE', country: 'CH' }
const washington = { name: 'Washington', region: 'DC', admin1: 'DC', country: 'US' }

it.each([
  ['Portland, OR, United States', portland, 'Portland', 'OR', 'US'],
  ['Portland', portland, 'Portland', 'OR', 'US'],
  ['Portland,OR', portland, 'Portland', 'OR', 'US'],
  ['Boise, ID', boise, 'Boise', 'ID', 'US'],
  ['Boise, ID 83702', boise, 'Boise', 'ID', 'US'],
  ['Boise ID 83702', boise, 'Boise', 'ID', 'US'],
  ['Boise, Idaho, USA', boise, 'Boise', 'ID', 'US'],
  ['1020 W Main St, Boise, ID 83702', boise, '1020 W Main St, Boise, ID 83702', 'ID', 'US'],
  ['London, UK', london, 'London', 'England', 'GB'],
  ['London, England, United Kingdom', london, 'London', 'England', 'GB'],
  ['Lyon, France', lyon, 'Lyon', 'Auvergne-Rhône-Alpes', 'FR'],
  ['Genf, Schweiz', geneva, 'Genf', 'Geneva', 'CH'],
  ['Washington, DC', washington, 'Washington', 'DC', 'US'],
  ['Smallville, KS', undefined, 'Smallville', 'KS', 'US'],
  ['Smallville, Kansas, USA', undefined, 'Smallville', 'KS', 'US'],
  ['Nirgendwo, Deutschland', undefined, 'Nirgendwo', null, 'DE'],
  ['Qqxyzzyton', undefined, 'Qqxyzzyton', null, null],
  ['Salem, IN', undefined, 'Salem, IN', null, null],
  ['Building 4, Gate B', undefined, 'Building 4, Gate B', null, null],
])('%s has parts', (text, town, city, region, country) => {
  expect(placeParts(text, town)).toEqual({ city, region, country })
})
