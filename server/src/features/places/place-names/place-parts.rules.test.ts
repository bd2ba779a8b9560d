import { expect, it } from 'vitest'
import { placeParts } from './place-parts.rules.ts'

const portland = { name: 'Portland', region: 'OR', admin1: 'OR', country: 'US' }
const boise = { name: 'Boise', region: 'ID', admin1: 'ID', country: 'US' }
const london = { name: 'London', region: 'ENG', admin1: 'ENG', country: 'GB' }
const lyon = { name: 'Lyon', region: null, admin1: '84', country: 'FR' }
const geneva = { name: 'Genève', region: null, admin1: 'GE', country: 'CH' }
const munich = { name: 'München', region: null, admin1: '02', country: 'DE' }
const berlin = { name: 'Berlin', region: null, admin1: '16', country: 'DE' }
const newYork = { name: 'New York', region: 'NY', admin1: 'NY', country: 'US' }
const washington = { name: 'Washington', region: 'DC', admin1: 'DC', country: 'US' }

it.each([
  ['Portland, OR, United States', portland, 'Portland', 'OR', 'US'],
  ['Portland', portland, 'Portland', 'OR', 'US'],
  ['Portland,OR', portland, 'Portland', 'OR', 'US'],
  ['Boise, ID', boise, 'Boise', 'ID', 'US'],
  ['Boise, ID 83702', boise, 'Boise', 'ID', 'US'],
  ['Boise ID 83702', boise, 'Boise', 'ID', 'US'],
  ['Boise, Idaho, USA', boise, 'Boise', 'ID', 'US'],
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
  ['Bavaria', undefined, 'Bavaria', 'Bavaria', 'DE'],
  ['Bayern', undefined, 'Bayern', 'Bavaria', 'DE'],
  ['Bavaria, Germany', undefined, 'Bavaria', 'Bavaria', 'DE'],
  ['Ontario', undefined, 'Ontario', 'ON', 'CA'],
  ['Ontario, Canada', undefined, 'Ontario', 'ON', 'CA'],
  ['Cataluña, España', undefined, 'Cataluña', 'Catalonia', 'ES'],
  ['Idaho, United States', undefined, 'Idaho', 'ID', 'US'],
  ['Schweiz', undefined, 'Schweiz', null, 'CH'],
  ['Building 4, Gate B', undefined, 'Building 4, Gate B', null, null],
])('%s has parts', (text, town, city, region, country) => {
  expect(placeParts(text, town)).toMatchObject({ city, region, country, street: null })
})

it.each([
  ['1020 W Main St, Boise, ID 83702', boise, 'Boise', '1020 W Main St', '83702'],
  ['1020 W Main St, Suite 200, Boise, ID 83702-1234, USA', boise, 'Boise', '1020 W Main St, Suite 200', '83702-1234'],
  ['Boise, ID 83702', boise, 'Boise', null, '83702'],
  ['Boise, ID, 83702', boise, 'Boise', null, '83702'],
  ['Boise, 1020 W Main St', boise, 'Boise', '1020 W Main St', null],
  ['350 Fifth Ave, New York, NY 10118', newYork, 'New York', '350 Fifth Ave', '10118'],
  ['350 Fifth Ave, New York, New York', newYork, 'New York', '350 Fifth Ave', null],
  ['1600 Pennsylvania Ave NW, Washington, DC 20500', washington, 'Washington', '1600 Pennsylvania Ave NW', '20500'],
  ['Marienplatz 1, 80331 München, Germany', munich, 'München', 'Marienplatz 1', '80331'],
  ['Marienplatz 1, D-80331 München', munich, 'München', 'Marienplatz 1', '80331'],
  ['Marienplatz 1, 80331 Munich, Bavaria, Germany', munich, 'Munich', 'Marienplatz 1', '80331'],
  ['Torstraße 1, 10119 Berlin, Germany', berlin, 'Berlin', 'Torstraße 1', '10119'],
  ['Rue du Rhône 1, 1204 Genève, Suisse', geneva, 'Genève', 'Rue du Rhône 1', '1204'],
  ['10 Downing Street, London SW1A 2AA, UK', london, 'London', '10 Downing Street', 'SW1A 2AA'],
  ['1 Place Bellecour, 69002 Lyon, France', lyon, 'Lyon', '1 Place Bellecour', '69002'],
  ['80331 München, Marienplatz 1', munich, 'München', 'Marienplatz 1', '80331'],
  ['80331 Munich, Marienplatz 1', munich, 'Munich', 'Marienplatz 1', '80331'],
  ['PO Box 1, Boise, ID 83702', boise, 'Boise', 'PO Box 1', '83702'],
  ['351 King St. #400, Boise, ID, 83702', boise, 'Boise', '351 King St. #400', '83702'],
  [
    '428 W Main - Unit 2, Webster Apartments, Boise, ID',
    boise,
    'Boise',
    '428 W Main - Unit 2, Webster Apartments',
    null,
  ],
  ['14635-A Park Center, Boise, ID, USA', boise, 'Boise', '14635-A Park Center', null],
  ['2 Rue de Paris, 69002 Lyon', lyon, 'Lyon', '2 Rue de Paris', '69002'],
  ['Unit 5, 10 High Street, London NW1 4DY, UK', london, 'London', 'Unit 5, 10 High Street', 'NW1 4DY'],
  ['Musterweg 1, 12345 Nirgendwo, Germany', undefined, 'Nirgendwo', 'Musterweg 1', '12345'],
])('the address %s has a city, a street and a postal code', (text, town, city, street, postalCode) => {
  expect(placeParts(text, town)).toMatchObject({ city, street, postalCode, country: town?.country ?? 'DE' })
})
