import type { SalaryPage } from '@hearback/contract/jobs/salaries.ts'
import { descriptionOfSalary, nameOfSubject } from './salary-words.ts'

/** The figures as a schema.org Occupation, as Google documents estimated salaries. Undefined without figures. */
export function occupationOf(page: SalaryPage): object | undefined {
  const { figures, area } = page
  if (!figures) return undefined
  return {
    '@type': 'Occupation',
    name: nameOfSubject(page),
    description: descriptionOfSalary(page),
    mainEntityOfPage: { '@type': 'WebPage', lastReviewed: figures.computedAt },
    occupationLocation: area
      ? [
          {
            '@type': 'State',
            name: area.name,
            containedInPlace: { '@type': 'Country', name: area.country },
          },
        ]
      : undefined,
    estimatedSalary: [
      {
        '@type': 'MonetaryAmountDistribution',
        name: 'base',
        currency: figures.currency,
        duration: 'P1Y',
        percentile25: figures.lowerQuartile,
        median: figures.median,
        percentile75: figures.upperQuartile,
      },
    ],
  }
}
