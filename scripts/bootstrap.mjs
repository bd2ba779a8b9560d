import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensurePackages } from './packages.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { root, say } from './run-program.mjs'
import { ensureWebBuild } from './web-build.mjs'

/**
 * Everything that a command of this repository needs: packages, the pinned Node and, where asked for, built pages.
 * @param {{ pages: boolean }} needs
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the program, and an environment in which it is the first Node found
 */
export async function prepare({ pages }) {
  await ensurePackages()
  const node = await pinnedNode()
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  const env = { ...process.env, PATH: path.join(delimiter) }
  if (pages) await ensureWebBuild(env)
  return { node, env }
}

/** What makes Node add the settings of .env to the environment, which goes first. */
export function settingsOptions() {
  return fs.existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
}

/** The environment with what .env adds to it. @param {string} node @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export function withSettings(node, env) {
  const options = [...settingsOptions(), '--print', 'JSON.stringify(process.env)']
  return JSON.parse(execFileSync(node, options, { cwd: root, env, encoding: 'utf8' }))
}

/** Ends the command with a sentence instead of a stack. @param {() => Promise<number>} work */
export async function main(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  if (process.env.npm_lifecycle_event) endWithParent()
  try {
    process.exitCode = await work()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** npm passes a signal to the shell between it and us, which dies of it without telling us. */
function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.emit('SIGTERM', 'SIGTERM')
  }, 250)
  watch.unref()
}
