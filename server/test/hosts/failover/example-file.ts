import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text of the example, and what stands there in a test. */
export type Change = readonly [theirs: string, ours: string | number]

const folder = join(import.meta.dirname, '../../../../deploy/failover')

/** An example of deploy/failover with the addresses and folders of a test. Throws if a replaced text does not occur. */
export function adaptExample(name: string, changes: readonly Change[]): string {
  let text = readFileSync(join(folder, name), 'utf8')
  for (const [theirs, ours] of changes) {
    if (!text.includes(theirs)) throw new Error(`deploy/failover/${name} has no "${theirs}"`)
    text = text.replaceAll(theirs, String(ours))
  }
  return text
}
