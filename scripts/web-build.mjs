import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { log, npm, root } from './run-command.mjs'

const sources = ['web', 'contract/src', 'contract/package.json', 'texts', 'package-lock.json']
const made = new Set(['build', 'node_modules', '.react-router', 'paraglide', 'test-results'])
const build = join(root, 'web', 'build')
const stampFile = join(build, '.sources')

/** Builds the pages unless the existing build has the same sources. @param {NodeJS.ProcessEnv} env */
export async function ensureWebBuild(env) {
  const wanted = fingerprint(root, sources)
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted) return
  log('Building the pages.')
  fs.rmSync(stampFile, { force: true })
  const words = ['run', 'build', '--silent', '--workspace', 'web']
  const code = await npm(words, { env: { ...env, NODE_ENV: 'production' }, quiet: true })
  if (code !== 0) throw new Error('The pages could not be built; see the error above.')
  fs.mkdirSync(build, { recursive: true })
  fs.writeFileSync(stampFile, wanted)
}

/**
 * A hash of names and contents. Modification times are useless: a clone resets them.
 * @param {string} base @param {string[]} places
 */
export function fingerprint(base, places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesIn(base, place)) {
      const content = fs.readFileSync(join(base, file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/** @param {string} base @param {string} place @returns {string[]} */
function filesIn(base, place) {
  if (!fs.statSync(join(base, place)).isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  const names = fs.readdirSync(join(base, place)).filter((name) => !made.has(name))
  return names.sort().flatMap((name) => filesIn(base, `${place}/${name}`))
}
