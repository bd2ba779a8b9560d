import { expect, test } from 'vitest'
import { findPeriod, findSchoolPeriod } from './cv-dates.ts'

const shown = (found: ReturnType<typeof findPeriod>) =>
  found && [found.period.start, found.period.isOngoing ? 'now' : found.period.end].join(' to ')

test.each([
  ['03/2019 – present', '2019-03 to now'],
  ['enero 2020 - actualidad', '2020-01 to now'],
  ['Feb. 2021 – A la fecha', '2021-02 to now'],
  ['2019-ACTUALIDAD: conductor', '2019 to now'],
  ['2015-2019: conductor', '2015 to 2019'],
  ['2014–18', '2014 to 2018'],
  ['2014-18', '2014 to 2018'],
  ['2008-09 - 2012-06', '2008-09 to 2012-06'],
  ["Oct '21 - now", '2021-10 to now'],
  ['Mar ’98 – Sep ’02', '1998-03 to 2002-09'],
  ['seit 04/2018', '2018-04 to now'],
  ['März 2019 bis heute', '2019-03 to now'],
  ['sept. 2016 – févr. 2019', '2016-09 to 2019-02'],
  ['Depuis mars 2019', '2019-03 to now'],
  ['Dishwasher, Denny’s, Summer 2018', '2018 to 2018'],
  ['Verano 2015\tAyudante', '2015 to 2015'],
  ['Summer 2018 interns baked rye', undefined],
  ['ISO 9001-2015', undefined],
  ['Call 555-2019', undefined],
  ['Since the 2019/2020 restructuring', undefined],
])('finds the period of %j', (line, period) => {
  expect(shown(findPeriod(line))).toBe(period)
})

test('takes the season of a school for its end', () => {
  expect(findSchoolPeriod('Universidad de Salamanca, Spring 2016')?.period).toMatchObject({ end: '2016' })
})
