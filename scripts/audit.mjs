import { fileURLToPath } from 'node:url'
import { main } from './bootstrap.mjs'
import { npmCommand, outputOf, say } from './run-program.mjs'

/** @typedef {{ outcome: 'passed' | 'failed' | 'skipped', sentence: string }} Verdict */
/** @typedef {{ severity?: string, via?: (string | { title?: string, url?: string })[] }} Weakness */

const grave = ['high', 'critical']

/**
 * What `npm audit --json` said. A registry that is away, or offers no audits, is no failure of ours: only a known weakness
 * of a package that production runs is. @param {string} said @returns {Verdict}
 */
export function judgeAudit(said) {
  const report = parsed(said)
  const weaknesses = report?.auditReportVersion === 2 ? report.vulnerabilities : undefined
  if (!weaknesses || typeof weaknesses !== 'object') return { outcome: 'skipped', sentence: whyNot(report) }
  const all = Object.entries(/** @type {Record<string, Weakness>} */ (weaknesses))
  const lines = all.filter(([, { severity = '' }]) => grave.includes(severity)).map(line)
  if (lines.length > 0) return { outcome: 'failed', sentence: ['Known weaknesses of packages:', ...lines].join('\n') }
  const lesser = all.length > 0 ? `; ${all.length} of lesser weight, see npm audit --omit=dev` : ''
  return {
    outcome: 'passed',
    sentence: `No package of production has a known weakness that is high or critical${lesser}.`,
  }
}

/** @param {[string, Weakness]} weakness */
function line([name, { severity, via = [] }]) {
  const told = via.map((one) =>
    typeof one === 'string' ? `by ${one}` : [one.title, one.url].filter(Boolean).join(' '),
  )
  return `  ${name} (${severity}): ${told.join('; ')}`
}

/** @param {any} report */
function whyNot(report) {
  const { code, summary } = report?.error ?? {}
  const reason = report?.statusCode
    ? `it answered ${report.statusCode}`
    : code || summary || 'it said nothing that can be read'
  return `The registry was asked for known weaknesses, and gave none: ${reason}.`
}

/** @param {string} said */
function parsed(said) {
  try {
    return JSON.parse(said)
  } catch {
    return undefined
  }
}

/** Asks the registry of npm's settings about the packages that production runs. @returns {Promise<Verdict>} */
export async function audit(env = process.env) {
  const words = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000']
  const [program, options] = npmCommand(words)
  return judgeAudit(await outputOf(program, options, env))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { outcome, sentence } = await audit()
    say(sentence)
    return outcome === 'failed' ? 1 : 0
  })
}
