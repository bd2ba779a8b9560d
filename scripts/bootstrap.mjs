import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensurePackages } from './packages.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { log, root } from './run-command.mjs'
import { ensureWebBuild } from './web-build.mjs'

/**
 * Prepares everything that a command needs: packages, the pinned Node and, if `pages`, built pages.
 * @param {{ pages: boolean }} needs
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node executable, and an environment with it first in PATH
 */
export async function prepare({ pages }) {
  await ensurePackages()
  const node = await pinnedNode()
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  const env = { ...process.env, PATH: path.join(delimiter) }
  if (pages) await ensureWebBuild(env)
  return { node, env }
}

/** Node options that load .env; variables of the environment take precedence. */
export function settingsOptions() {
  return fs.existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
}

/** The environment merged with .env. @param {string} node @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export function withSettings(node, env) {
  const options = [...settingsOptions(), '--print', 'JSON.stringify(process.env)']
  return JSON.parse(execFileSync(node, options, { cwd: root, env, encoding: 'utf8' }))
}

/** Runs a command; prints the message of an error instead of its stack. @param {() => Promise<number>} work */
export async function main(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  if (process.env.npm_lifecycle_event) endWithParent()
  try {
    process.exitCode = await work()
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** npm signals only its shell, which exits without passing the signal on. So this process watches its parent. */
function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.emit('SIGTERM', 'SIGTERM')
  }, 250)
  watch.unref()
}
