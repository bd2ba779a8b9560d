import { promisesOf } from './long-run-parts.mjs'

/**
 * @typedef {import('./long-run-parts.mjs').Part} Part
 * @typedef {'passed' | 'failed' | 'not run'} Result
 * @typedef {{ promise: string, figures: Record<string, number | string>, broken?: number }} Note Figures that a test or program recorded for a promise.
 * @typedef {{ fullName: string, status: string }} Test
 * @typedef {{ testResults: { name: string, status: string, assertionResults: Test[] }[] }} Report The JSON report of Vitest.
 * @typedef {{ isLeftOut?: boolean, code: number, isLate: boolean, notes: Note[], report?: Report | undefined }} Outcome
 * @typedef {{ promise: string, part: string, result: Result, figures: string, at: string, seconds: number }} Row
 */

/** The result of each promise of a part. @param {Part} part @param {Outcome} outcome @returns {Omit<Row, 'at' | 'seconds'>[]} */
export const rowsOf = (part, outcome) =>
  promisesOf(part).map((promise) => {
    const notes = outcome.notes.filter((note) => note.promise === promise)
    if (outcome.isLeftOut) return { promise, part: part.name, result: 'not run', figures: 'programs are missing here' }
    const result = part.program ? resultOfProgram(outcome, notes) : resultOfTests(part, promise, outcome)
    return { promise, part: part.name, result, figures: formatFigures(notes, outcome.isLate ? part.minutes : 0) }
  })

/** A program that records nothing for a promise has not covered it. A failure without a broken promise is a crash. @param {Outcome} outcome @param {Note[]} own @returns {Result} */
function resultOfProgram({ code, isLate, notes }, own) {
  const judged = own.filter((note) => note.broken !== undefined)
  const crashed = code !== 0 && !notes.some((note) => note.broken)
  return !(isLate || crashed) && judged.length > 0 && judged.every((note) => note.broken === 0) ? 'passed' : 'failed'
}

/** @param {Part} part @param {string} promise @param {Outcome} outcome @returns {Result} */
function resultOfTests(part, promise, { isLate, report }) {
  const files = part.tests?.[promise] ?? []
  const found = files.map((file) => report?.testResults.find(({ name }) => name.replaceAll('\\', '/').endsWith(file)))
  if (isLate || found.some((file) => file === undefined)) return 'failed'
  const results = found.map((file) => resultOfFile(file?.assertionResults ?? [], promise, file?.status))
  if (results.includes('failed')) return 'failed'
  return results.includes('passed') ? 'passed' : 'not run'
}

/** If tests of a file name promises, only those that name this one count. @param {Test[]} tests @param {string} promise @param {string | undefined} status @returns {Result} */
function resultOfFile(tests, promise, status) {
  const named = tests.filter(({ fullName }) => fullName.includes(`(${promise})`))
  const own = named.length > 0 ? named : tests
  if (own.some((test) => test.status === 'failed')) return 'failed'
  // A file that fails to load, or in its setup, has no failed test.
  if (status === 'failed' && !tests.some((test) => test.status === 'failed')) return 'failed'
  return own.some((test) => test.status === 'passed') ? 'passed' : 'not run'
}

/** @param {Note[]} notes @param {number} lateMinutes */
function formatFigures(notes, lateMinutes) {
  /** @type {Record<string, number | string>} */
  const figures = Object.assign({}, ...notes.map((note) => note.figures))
  const said = Object.entries(figures).map(([name, value]) => `${name}: ${value}`)
  return [...(lateMinutes > 0 ? [`ended after ${lateMinutes} minutes`] : []), ...said].join('; ')
}

/** Merges new rows into those of earlier runs. @param {readonly Row[]} before @param {readonly Row[]} news */
export const replaceRows = (before, news) =>
  [...before.filter((row) => !news.some((one) => one.promise === row.promise && one.part === row.part)), ...news].sort(
    (a, b) => rank(a.promise) - rank(b.promise),
  )

/** @param {string} promise */
const rank = (promise) => (/^P\d+$/.test(promise) ? Number(promise.slice(1)) : 1_000)

/** @param {readonly Row[]} rows */
export function summarizeRows(rows) {
  const count = (/** @type {Result} */ result) => rows.filter((row) => row.result === result).length
  const left = count('not run')
  return `${count('passed')} passed, ${count('failed')} failed${left > 0 ? `, ${left} not run` : ''}`
}

/** Renders docs/long-run.md. @param {readonly Row[]} rows @param {string} machine */
export function renderReport(rows, machine) {
  const minutes =
    [...new Map(rows.map((row) => [row.part, row.seconds])).values()].reduce((sum, one) => sum + one, 0) / 60
  const line = (/** @type {Row} */ row) =>
    `| ${row.promise} | ${row.result} | ${row.part} | ${row.at.slice(0, 16).replace('T', ' ')} | ${row.figures.replaceAll('|', '\\|')} |`
  return [
    '# The long run',
    '',
    'Written by `npm run test:long` from `long-run.json`; [promises.md](promises.md) has the guarantees and pass marks.',
    `Parts run alone (\`--only\`) have replaced their rows. Times are UTC.`,
    '',
    `Machine: ${machine}. All parts together: ${Math.round(minutes)} minutes. ${summarizeRows(rows)}.`,
    '',
    '| Promise | Result | Part | When | Figures |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(line),
    '',
  ].join('\n')
}
