import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces `c.card` by the literal short class name at build time. No page then carries the list of all names of a
 * style sheet, including those that only other components use. Saves 0.9 to 1.8 kB of gzipped scripts per public page.
 */

const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/
const SHEET = /\.module\.css$/
const IMPORT = /import (\w+) from (["'][^"']+\.module\.css["'])/g
const NAMED = /(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g
// Reserved words cannot be variable names, so these classes stay in the sheet's own object.
const WORDS =
  'case|catch|class|const|default|delete|do|else|export|for|function|if|import|in|new|null|return|switch|this|try|with'
const LETTERS = 26

/** Whether every use of the sheet reads one class by name. */
function isReadByName(code: string, local: string): boolean {
  const count = (pattern: string) => code.match(new RegExp(`(?<![\\w$.])${local}${pattern}`, 'g'))?.length ?? 0
  return count('(?![\\w$])') === count(`\\.(?!(?:${WORDS})\\b)[a-zA-Z_]\\w*`) + 1
}

const forBrowsers = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
} satisfies Partial<Plugin>

/** Exposes each class as an export, so that the bundler can tree-shake them. */
const namesOneByOne: Plugin = {
  name: 'hearback:classes',
  ...forBrowsers,
  transform: {
    order: 'post',
    handler(code, id) {
      if (!OURS.test(id.split('?')[0] ?? id) || !code.includes('.module.css')) return null
      const changed = code.replace(IMPORT, (whole, local: string, file: string) =>
        isReadByName(code, local) ? `import * as ${local} from ${file}` : whole,
      )
      return { code: changed, map: null }
    },
  },
}

/** Keeps style sheets whose module became empty, which tree-shaking would drop. */
const sheetsWithoutNames: Plugin = {
  name: 'hearback:sheets',
  ...forBrowsers,
  enforce: 'post',
  transform: {
    order: 'post',
    handler: (code, id) => (SHEET.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  },
}

export const classByClass = (): Plugin[] => [namesOneByOne, sheetsWithoutNames]

/**
 * Short class name: a hash of the file path, then the index of the name. Deterministic for the same sources. Saves 1 to 2 kB of
 * gzipped scripts and styles per public page.
 */
export function shortName(root: string) {
  const files = new Map<string, string>()
  return (name: string, path: string, css: string): string => {
    const file = relative(root, path.split('?')[0] ?? path)
    const hash = createHash('sha1').update(file).digest()
    const first = String.fromCharCode('a'.charCodeAt(0) + ((hash[0] ?? 0) % LETTERS))
    const mark = `${first}${hash.readUInt16BE(1).toString(36)}`
    const other = files.get(mark) ?? file
    if (other !== file) throw new Error(`The names of ${file} and ${other} would be the same: give one another name.`)
    files.set(mark, file)
    const names = [...new Set([...css.matchAll(NAMED)].map(([, one]) => one))]
    return `${mark}_${names.indexOf(name).toString(36)}`
  }
}
