/**
 * Prints the initial download size of each public page, from the manifest of the build:
 *   node scripts/page-weights.mjs
 * Counts all files that the HTML references, and none that are loaded later.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run-command.mjs'

/** @typedef {{ module: string, imports?: string[], css?: string[], clientLoaderModule?: string, clientActionModule?: string, hydrateFallbackModule?: string, clientMiddlewareModule?: string, parentId?: string }} Part */
/** @typedef {{ entry: Part, routes: Record<string, Part>, url: string }} Manifest */
/** @typedef {{ scripts: number, styles: number, fonts: number, files: number }} Weight Bytes, and how many scripts. */

export const pages = {
  landing: 'pages/public/LandingPage',
  search: 'pages/public/JobSearchPage',
  job: 'pages/public/JobPage',
  company: 'pages/public/CompanyPage',
  companies: 'pages/public/CompaniesPage',
  directory: 'pages/public/DirectoryIndexPage',
  category: 'jobs-of-category',
  town: 'jobs-in-place',
  salaries: 'pages/public/SalariesPage',
  salary: 'pages/public/SalaryPage',
  answers: 'pages/public/AnswersPage',
  talent: 'pages/employer/TalentPage',
}

const client = join(root, 'web/build/client')
// The two that every page preloads; the others come with letters that they lack.
const PRELOADED_FONT = /-latin-wght-normal-.*\.woff2$/

/** Beside the files, with the imports that browsers find by themselves. @param {string} folder @returns {Manifest} */
function manifestOf(folder) {
  const table = join(dirname(folder), 'routes.json')
  if (!existsSync(table)) throw new Error('The web pages aren’t built yet. Run "npm run build -w web" first.')
  return JSON.parse(readFileSync(table, 'utf8'))
}

/** As it is sent; small files are sent as they are. @param {string} folder @param {string} file @param {string} coding */
function bytes(folder, file, coding) {
  const plain = join(folder, file)
  return readFileSync(existsSync(plain + coding) ? plain + coding : plain).length
}

/**
 * The weight of one page as a visitor loads it first, in bytes compressed by gzip, or by brotli with `.br`.
 * @param {string} page @param {string} [coding] @param {string} [folder] @returns {Weight}
 */
export function weightOf(page, coding = '.gz', folder = client) {
  const { entry, routes, url } = manifestOf(folder)
  /** @type {Part[]} */
  const parts = [entry]
  for (let id = /** @type {string | undefined} */ (page); id; id = routes[id]?.parentId) {
    const route = routes[id]
    if (!route) throw new Error(`The build has no page ${id}.`)
    parts.push(route)
  }
  const scripts = parts.flatMap((part) => [
    part.module,
    part.clientLoaderModule,
    part.clientActionModule,
    part.clientMiddlewareModule,
    part.hydrateFallbackModule,
    ...(part.imports ?? []),
  ])
  // The mark after the name only tells the same sheet of two pages apart.
  const styles = parts.flatMap(({ css }) => css ?? []).map((href) => href.replace(/#.*$/, ''))
  const fonts = readdirSync(join(folder, 'assets')).filter((file) => PRELOADED_FONT.test(file))
  /** @param {(string | undefined)[]} files */
  const sum = (files) => [...new Set(files)].reduce((all, file) => all + (file ? bytes(folder, file, coding) : 0), 0)
  return {
    scripts: sum([...scripts, url]),
    styles: sum(styles),
    fonts: sum(fonts.map((file) => `assets/${file}`)),
    files: new Set([...scripts, url].filter(Boolean)).size,
  }
}

if (import.meta.filename === process.argv[1]) {
  const kB = (/** @type {number} */ count) => (count / 1000).toFixed(1).padStart(7)
  process.stdout.write('page         scripts   brotli  files  styles   fonts   kB by gzip, 1 kB = 1000 bytes\n')
  for (const [name, page] of Object.entries(pages)) {
    const { scripts, styles, fonts, files } = weightOf(page)
    const brotli = kB(weightOf(page, '.br').scripts)
    const columns = [name.padEnd(11), kB(scripts), ` ${brotli}`, String(files).padStart(5), kB(styles), kB(fonts)]
    process.stdout.write(`${columns.join(' ')}\n`)
  }
}
