import { fileURLToPath } from 'node:url'
import { main } from './bootstrap.mjs'
import { captureOutput, log, npmCommand } from './run-command.mjs'

/** @typedef {{ outcome: 'passed' | 'failed' | 'skipped', sentence: string }} Verdict */
/** @typedef {{ severity?: string, via?: (string | { title?: string, url?: string })[] }} Weakness */

const grave = ['high', 'critical']

/**
 * Judges the output of `npm audit --json`. Fails only for a known high or critical vulnerability of a production package;
 * an unreachable registry, or one without audits, is reported as skipped. @param {string} said @returns {Verdict}
 */
export function judgeAudit(said) {
  const report = parsed(said)
  const weaknesses = report?.auditReportVersion === 2 ? report.vulnerabilities : undefined
  if (!weaknesses || typeof weaknesses !== 'object') return { outcome: 'skipped', sentence: whyNot(report) }
  const all = Object.entries(/** @type {Record<string, Weakness>} */ (weaknesses))
  const lines = all.filter(([, { severity = '' }]) => grave.includes(severity)).map(line)
  if (lines.length > 0)
    return { outcome: 'failed', sentence: ['Known vulnerabilities of packages:', ...lines].join('\n') }
  const lesser = all.length > 0 ? `; ${all.length} of lower severity, see npm audit --omit=dev` : ''
  return {
    outcome: 'passed',
    sentence: `No production package has a known vulnerability that is high or critical${lesser}.`,
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
    ? `it responded with ${report.statusCode}`
    : code || summary || 'its response cannot be parsed'
  return `The registry provided no audit: ${reason}.`
}

/** @param {string} said */
function parsed(said) {
  try {
    return JSON.parse(said)
  } catch {
    return undefined
  }
}

/** Audits the production packages at the registry of npm's settings. @returns {Promise<Verdict>} */
export async function audit(env = process.env) {
  const words = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000']
  const [program, options] = npmCommand(words)
  return judgeAudit(await captureOutput(program, options, env))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { outcome, sentence } = await audit()
    log(sentence)
    return outcome === 'failed' ? 1 : 0
  })
}
