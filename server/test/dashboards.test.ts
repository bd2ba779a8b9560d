import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { testApp } from './app.ts'
import { kindsIn } from './samples.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const app = testApp()
/** All metrics that a query may use, including those that Prometheus adds to a scrape. */
let names: Set<string>
beforeAll(async () => {
  const { payload } = await app.server.inject('/metrics')
  const families = [...kindsIn(payload)].flatMap(([name, kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  names = new Set([...families, 'up'])
})

/** The metrics that a query names; throws if it names none. */
function metricsOf(query: string): string[] {
  const found: string[] = []
  parser.parse(query).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${query}`)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.push(query.slice(from, to))
    },
  })
  return found
}

test('a query that is none, and a metric that no one measures, are noticed', () => {
  expect(() => metricsOf('sum by (rate(x[5m])')).toThrow('not PromQL')
  expect(metricsOf('sum(rate(hearback_none_total{a="b"}[5m])) / up')).toEqual(['hearback_none_total', 'up'])
  expect(names.has('hearback_none_total')).toBe(false)
})

interface Rule {
  alert: string
  expr: string
  for?: string
  labels: Record<string, string>
  annotations: Record<string, string>
}
const alerts = parse(read('deploy/prometheus/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
const rules = alerts.groups.flatMap((group) => group.rules)

describe('the alerts', () => {
  test('have names of their own', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    expect(alerts.groups.map(({ name }) => name)).toEqual(['hearback'])
  })

  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s asks for what is measured, and says what to do',
    (_name, rule) => {
      expect(Object.keys(rule).sort()).toEqual(
        [...(rule.for ? ['for'] : []), 'alert', 'annotations', 'expr', 'labels'].sort(),
      )
      const metrics = metricsOf(rule.expr)
      expect(metrics.length).toBeGreaterThan(0)
      expect(metrics.filter((name) => !names.has(name))).toEqual([])
      expect(rule.for ?? '1m').toMatch(/^\d+[smh]$/)
      expect(['page', 'ticket']).toContain(rule.labels.severity)
      expect(rule.annotations).toEqual({ summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/\.$/) })
    },
  )

  test('are all described for whoever is woken', () => {
    const described = [...read('docs/operations.md').matchAll(/^\| `(Hearback\w+)` \|/gm)].map(([, name]) => name)
    expect(described).toEqual(rules.map(({ alert }) => alert))
  })
})

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { type: string; uid: string }
  targets?: { refId: string; expr: string; datasource: { type: string; uid: string } }[]
}
interface Dashboard {
  uid: string
  title: string
  schemaVersion: number
  panels: Panel[]
  templating: { list: { name: string; type: string; query: unknown }[] }
  time: { from: string; to: string }
}
const dashboard = JSON.parse(read('deploy/grafana/hearback.json')) as Dashboard
const charts = dashboard.panels.filter(({ type }) => type !== 'row')
const chosen = { type: 'prometheus', uid: expect.stringMatching(/^\$\{datasource\}$/) }

describe('the dashboard', () => {
  test('is one as Grafana takes it, of no installation in particular', () => {
    expect(dashboard).toMatchObject({ uid: 'hearback', title: 'Hearback', time: { from: 'now-6h', to: 'now' } })
    expect(dashboard).not.toHaveProperty('id')
    expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36)
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['job', 'query'],
    ])
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })

  test('lays no panel over another, or beside the grid', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24)
      return Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`)
    })
    expect(new Set(cells).size).toBe(cells.length)
  })

  test.each(charts.map((panel) => [panel.title, panel] as const))('%s shows what is measured', (_title, panel) => {
    expect(['timeseries', 'stat']).toContain(panel.type)
    expect(panel.datasource).toEqual(chosen)
    expect(panel.targets?.length).toBeGreaterThan(0)
    for (const { expr, refId, datasource } of panel.targets ?? []) {
      expect(refId).toMatch(/^[A-Z]$/)
      expect(datasource).toEqual(chosen)
      expect(expr).toContain('job="$job"')
      const metrics = metricsOf(expr.replaceAll('$__rate_interval', '1m'))
      expect(metrics.length).toBeGreaterThan(0)
      expect(metrics.filter((name) => !names.has(name))).toEqual([])
    }
  })

  test('with the alerts, leaves nothing out that is ours', () => {
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ]
    const shown = new Set(asked.flatMap((query) => metricsOf(query.replaceAll('$__rate_interval', '1m'))))
    const family = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
    const ours = new Set([...names].filter((name) => /^(hearback|http)_/.test(name)).map(family))
    for (const name of shown) ours.delete(family(name))
    expect([...ours]).toEqual([])
  })
})

test('the example for Prometheus asks where the figures are, with the token, and reads the alerts', () => {
  const example = parse(read('deploy/prometheus/prometheus.yml'))
  expect(example.scrape_configs).toMatchObject([
    { job_name: 'hearback', metrics_path: '/metrics', authorization: { type: 'Bearer' } },
  ])
  expect(example.rule_files).toEqual(['/etc/prometheus/alerts.yml'])
})
