import {
  DeviceClass,
  type MeasuredVital,
  type VisitReport,
  Vital,
  vitalScales,
} from '@hearback/contract/trust/visits.ts'
import type { listDays, listNames, listSources, listVitals } from './visits.sql.ts'
import { judge } from './vitals.rules.ts'

type Days = Awaited<ReturnType<typeof listDays>>
type Names = Awaited<ReturnType<typeof listNames>>
type VitalRows = Awaited<ReturnType<typeof listVitals>>

interface Rows {
  counted: VisitReport['counted']
  days: number
  /** The days of the report, and as many days before. */
  both: Days
  names: Names
  sources: Awaited<ReturnType<typeof listSources>>
  vitals: VitalRows
}

export function reportView({ counted, days, both, names, sources, vitals }: Rows): VisitReport {
  const overTime = both.slice(-days)
  const of = (dimension: string) => names.filter((row) => row.dimension === dimension)
  return {
    counted,
    days,
    total: sum(overTime),
    before: sum(both.slice(0, -days)),
    overTime,
    sources,
    pages: of('page').map(({ name, views, visits }) => ({ path: name, views, visits })),
    devices: of('device').map(({ name, views, visits }) => ({ device: DeviceClass.parse(name), views, visits })),
    vitals: [...judgeAll('*', vitals), ...byPage(vitals)],
  }
}

const sum = (days: Days) =>
  days.reduce((all, { visits, views }) => ({ visits: all.visits + visits, views: all.views + views }), {
    visits: 0,
    views: 0,
  })

/** Pages with the most values first. */
const byPage = (rows: VitalRows): MeasuredVital[] =>
  [...Map.groupBy(rows, (row) => row.page)]
    .map(([page, own]) => ({ page, own, pages: own.reduce((all, row) => all + row.pages, 0) }))
    .toSorted((a, b) => b.pages - a.pages || a.page.localeCompare(b.page))
    .flatMap(({ page, own }) => judgeAll(page, own))

const judgeAll = (path: string, rows: VitalRows): MeasuredVital[] =>
  Vital.options.flatMap((vital) => {
    const own = rows.filter((row) => row.vital === vital)
    return own.length > 0 ? [{ path, vital, ...judge(own, vitalScales[vital]) }] : []
  })
