import { type MeasuredVital, Vital, vitalScales } from '@hearback/contract/trust/visits.ts'
import * as t from '@hearback/texts/web/visits.ts'
import c from './Visits.module.css'
import { counted, p75Words, RATING_WORDS, VITAL_WORDS, vitalValue } from './visit-words.ts'

/** Web Vitals of each page with their ratings. */
export function VitalsTable({ vitals }: { vitals: readonly MeasuredVital[] }) {
  if (vitals.length === 0) return <p className={c.note}>{t.vitalsEmpty}</p>
  return (
    <>
      <dl className={c.meanings}>
        {Vital.options.map((vital) => (
          <div key={vital}>
            <dt>
              {VITAL_WORDS[vital].name}, {vital}
            </dt>
            <dd>
              {t.vitalsThresholds(
                VITAL_WORDS[vital].meaning,
                vitalValue(vital, vitalScales[vital].good),
                vitalValue(vital, vitalScales[vital].poor),
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard */}
      <section className={c.scroll} tabIndex={0} aria-label={t.vitalsTableLabel}>
        <table className={`${c.table} ${c.vitals}`}>
          <thead>
            <tr>
              <th scope="col">{t.page}</th>
              {Vital.options.map((vital) => (
                <th key={vital} scope="col">
                  {VITAL_WORDS[vital].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...Map.groupBy(vitals, ({ path }) => path)].map(([path, own]) => (
              <tr key={path}>
                <th scope="row">
                  {path === '*' ? t.allPages : path}
                  <span>{t.measuredViewCount(counted(Math.max(...own.map(({ pages }) => pages))))}</span>
                </th>
                {Vital.options.map((vital) => (
                  <Cell key={vital} measured={own.find((one) => one.vital === vital)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Cell({ measured }: { measured: MeasuredVital | undefined }) {
  if (!measured)
    return (
      <td>
        <span>{t.notMeasured}</span>
      </td>
    )
  return (
    <td title={t.vitalsSample(counted(measured.pages))}>
      {p75Words(measured)}
      <span data-rating={measured.rating}>{RATING_WORDS[measured.rating]}</span>
    </td>
  )
}
