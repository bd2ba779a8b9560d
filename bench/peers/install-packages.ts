import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../pages/public-pages.ts'
import { MissingProgramError } from './missing-program.ts'

/**
 * Installs npm packages outside the repository, once per `name`: in `BENCH_PEERS_DIR`, or in the cache folder of this account.
 * Returns the folder. Throws a MissingProgramError if npm fails.
 */
export async function installPackages(
  name: string,
  packages: readonly string[],
  log: (line: string) => void,
): Promise<string> {
  const parent = process.env.BENCH_PEERS_DIR ?? join(homedir(), '.cache', 'hearback-bench')
  const folder = join(parent, name)
  if (existsSync(join(folder, 'node_modules'))) return folder
  log(`Installing ${name} in ${folder}; that may take some minutes.`)
  // A folder of its own until npm is done, because an interrupted installation must not count as complete.
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'package.json'), '{ "private": true }\n')
  const options = ['--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund']
  await runToEnd('npm', ['install', ...options, ...packages]).catch((error: Error) => {
    log(error.message)
    throw new MissingProgramError(name, `npm install --prefix ${folder} --ignore-scripts ${packages.join(' ')}`)
  })
  await rename(unfinished, folder)
  return folder
}
