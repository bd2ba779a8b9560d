import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { log, root, run, windows } from './run-command.mjs'

const folder = join(root, 'node_modules', 'node')
const name = windows ? 'node.exe' : 'node'
const program = join(folder, 'bin', name)

/**
 * Returns the Node executable of the npm package `node`. Its install script fetches the executable;
 * if npm runs no install scripts, it is fetched and linked here.
 */
export async function pinnedNode() {
  const { version } = JSON.parse(fs.readFileSync(join(folder, 'package.json'), 'utf8'))
  if (runs(program, version)) return program
  const other = candidates().find((candidate) => runs(candidate, version)) ?? (await fetched(version))
  if (other !== undefined) return putInPlace(other)
  if (Number.parseInt(process.versions.node, 10) >= 24) {
    log(`Node ${version} cannot be had for this machine; going on with Node ${process.versions.node}.`)
    return process.execPath
  }
  throw new Error(`Node ${version} is needed and could not be fetched. Install Node 24 and run the command again.`)
}

/** @param {string} file @param {string} version */
function runs(file, version) {
  if (!fs.existsSync(file)) return false
  return spawnSync(file, ['--version'], { encoding: 'utf8', windowsHide: true }).stdout?.trim() === `v${version}`
}

function candidates() {
  const system = windows ? 'win' : process.platform
  const packages = [`node-bin-${system}-${process.arch}`, `node-${system}-${process.arch}`]
  const homes = [join(root, 'node_modules'), join(folder, 'node_modules')]
  return homes.flatMap((home) => packages.map((bundle) => join(home, bundle, 'bin', name)))
}

/** @param {string} version */
async function fetched(version) {
  log(`Fetching Node ${version}, because npm ran no install scripts.`)
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder })
  return [program, ...candidates()].find((candidate) => runs(candidate, version))
}

/** @param {string} found */
function putInPlace(found) {
  if (found === program) return program
  fs.mkdirSync(dirname(program), { recursive: true })
  fs.rmSync(program, { force: true })
  try {
    fs.linkSync(found, program)
  } catch {
    fs.copyFileSync(found, program)
  }
  return program
}
