import { dirname } from 'node:path'
import { cruise } from 'dependency-cruiser'
import configuration from '../../.dependency-cruiser.mjs'

/**
 * Refuses cycles of folders of the server: two folders whose files import values of each other, directly or by way of
 * others, are one folder in truth. Imports of types alone and tests do not count.
 */
const source = /^server\/src\//
const test = /\.(test|spec)\.tsx?$/

const { modules } = (await cruise(['server/src'], configuration.options)).output
/** Folder to the folders that it imports, each with one import as the example. */
const imports = new Map()
for (const { source: file, dependencies } of modules) {
  if (!source.test(file) || test.test(file)) continue
  for (const { resolved, dependencyTypes } of dependencies) {
    if (!source.test(resolved) || dependencyTypes.includes('type-only')) continue
    const [from, to] = [dirname(file), dirname(resolved)]
    if (from === to) continue
    if (!imports.has(from)) imports.set(from, new Map())
    imports.get(from).set(to, `${file} imports ${resolved}`)
  }
}

/** The folders on a shortest way from `start` back to it; undefined if there is none. */
function cycleOf(start) {
  const previous = new Map()
  const queue = [start]
  for (const folder of queue) {
    for (const next of imports.get(folder)?.keys() ?? []) {
      if (next === start) return [folder, ...wayTo(previous, folder)].reverse()
      if (previous.has(next)) continue
      previous.set(next, folder)
      queue.push(next)
    }
  }
}

function* wayTo(previous, folder) {
  for (let at = previous.get(folder); at !== undefined; at = previous.get(at)) yield at
}

let cycles = 0
for (const folder of [...imports.keys()].sort()) {
  const cycle = cycleOf(folder)
  if (!cycle) continue
  cycles += 1
  process.stderr.write(`folder-cycle ${folder}\n`)
  for (const [index, from] of cycle.entries()) {
    process.stderr.write(`  ${imports.get(from).get(cycle[index + 1] ?? cycle[0])}\n`)
  }
}
if (cycles > 0) process.exitCode = 1
