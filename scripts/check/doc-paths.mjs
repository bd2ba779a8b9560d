import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const folders = ['contract', 'texts', 'server', 'web', 'e2e', 'bench', 'scripts', 'deploy']
/** A source file in backticks, by its name or the end of its path: `db/jsonb.ts`. */
const named = /`((?!\.)[\w./-]*[\w-]\.(?:tsx?|mjs|sql))`/g

/** @type {Map<string, string[]>} */
const paths = new Map()

/** @param {string} root */
function pathsOf(root) {
  const list = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(root, folder))
    .map((path) => `/${path.split(sep).join('/')}`)
  paths.set(root, list)
  return list
}

/**
 * Files below a folder. Skips what is installed or built: a build may run beside this check.
 * @param {string} root @param {string} folder @returns {string[]}
 */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return /^(?:node_modules|build|\..*)$/.test(entry.name) ? [] : filesIn(root, path)
  })
}

/** Pages and decisions that hold must not name source files that were moved or deleted. */
export const docPathRule = {
  name: 'doc-path',
  /** @param {string} path */
  appliesTo: (path) => /^(README|CONTRIBUTING|docs\/(decisions\/)?[\w-]+)\.md$/.test(path),
  /** @param {string} text @param {string} _path @param {string} root @returns {[number, string][]} */
  findings: (text, _path, root) => {
    if (text.startsWith('Superseded by ')) return []
    const files = paths.get(root) ?? pathsOf(root)
    return [...text.matchAll(named)]
      .filter(([, name]) => !files.some((file) => file.endsWith(`/${name}`)))
      .map(({ 1: name, index }) => [text.slice(0, index).split('\n').length, `there is no file ${name}`])
  },
}
