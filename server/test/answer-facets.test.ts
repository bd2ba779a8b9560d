import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { responseStats } from '../src/features/employers/response-stats.view.ts'
import { answersShareFacets, answersWithinFacets } from '../src/search/model/answer-facets.ts'
import { testApp } from './app.ts'

const app = testApp()

test('rounds as cards do, whatever the figures', async () => {
  const { rows } = await sql<{ finished: number; answered: number; hours: number | null; facets: string[] | null }>`
    select finished, answered, hours, answer_facets(finished, answered, hours) as facets
    from generate_series(0, 41) as finished, generate_series(0, finished) as answered,
      unnest(array[null, 0, 11.9, 84, 83.9, 84.1, 179.9, 180, 178.8, 181, 347, 348, 350, 9000]::real[]) as hours`.execute(
    app.db,
  )
  const facetsShown = ({ finished, answered, hours }: (typeof rows)[number]) => {
    const { answeredShare, medianDays } = responseStats({ finished, answered, claimed: 0, median_hours: hours })
    const percent = answeredShare === null ? null : Math.round(answeredShare * 100)
    const days = medianDays === null ? null : Math.round(medianDays)
    return {
      shares: [50, 80, 90].filter((least) => percent !== null && percent >= least),
      days: [3, 7, 14].filter((most) => days !== null && days <= most),
    }
  }
  for (const row of rows) {
    const has = (facets: string[]) => facets.some((facet) => row.facets?.includes(facet))
    const found = {
      shares: [50, 80, 90].filter((percent) => has(answersShareFacets(percent))),
      days: [3, 7, 14].filter((days) => has(answersWithinFacets(days))),
    }
    expect({ row, ...found }).toEqual({ row, ...facetsShown(row) })
  }
})
