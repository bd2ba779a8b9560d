import { readdirSync, readFileSync } from 'node:fs'
import { type NewGroup, parseGroup } from './parse-group.ts'

const folder = new URL('./data/', import.meta.url)

/** The groups of the release, from the files that data/README.md describes. Throws on a row with an error. */
export function readBundledGroups(): NewGroup[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'))
  return files.toSorted().flatMap((file) => groupsOf(file, readFileSync(new URL(file, folder), 'utf8')))
}

function groupsOf(file: string, text: string): NewGroup[] {
  return text.split('\n').flatMap((line, index) => {
    if (isBlank(line)) return []
    const group = parseGroup(line)
    if ('problem' in group) throw new Error(`${file}:${index + 1}: ${group.problem}`)
    return [group]
  })
}

/** An empty row or a comment. */
export const isBlank = (line: string) => line.trim() === '' || line.startsWith('#')
