import { expect, test } from 'vitest'
import { countFilters, readApplicantSearch, writeApplicantSearch } from './applicant-filters.ts'

test('the URL keeps the order and each filter', () => {
  const url =
    'status=viewed&keyword=ana&fits=skills%2Cpay&withinKm=25&availability=Nights&answer=overdue&appliedDays=7&needs=unmet&question=0196f0f0-0000-7000-8000-000000000001&questionAnswer=no&questionFrom=2.5&questionTo=2027-01-31&sort=fit&view=board&applicant=a1'
  const search = readApplicantSearch(new URLSearchParams(url))
  expect(writeApplicantSearch(search).toString()).toBe(url)
  expect(countFilters(search)).toBe(8)
})

test('values that the server would refuse are left out', () => {
  const url = 'sort=best&fits=charm&withinKm=9999&answer=x&appliedDays=-1&status=x&needs=x&question=x&questionFrom=soon'
  expect(writeApplicantSearch(readApplicantSearch(new URLSearchParams(url))).toString()).toBe('')
})
