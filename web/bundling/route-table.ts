import { deepStrictEqual } from 'node:assert'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

/**
 * Shortens the route manifest, which every visitor loads before the first page is interactive. The framework's form
 * repeats the shared files of each page and all property names. The server has its own copy.
 */

interface Route {
  id: string
  module: string
  css?: string[]
  imports?: string[]
  [property: string]: unknown
}
interface Table {
  routes: Record<string, Route>
  [property: string]: unknown
}

const VARIABLE = '__reactRouterManifest'
const FILE = /^manifest-.*\.js$/
/** Properties that differ between routes; the values of all others are shared by many routes. */
const OWN = [
  'path',
  'index',
  'clientLoaderModule',
  'clientActionModule',
  'clientMiddlewareModule',
  'hydrateFallbackModule',
]

/** Numbers distinct values in order of first use. */
function numbered() {
  const places = new Map<string, number>()
  return {
    all: () => [...places.keys()],
    of(value: string): number {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      return place
    },
  }
}

const pick = (route: Route, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(route).filter(([name]) => isPicked(name)))

/** Only the hash of a module that is named after its route. */
function shortened(module: string, id: string): string {
  const hash = /-([\w-]{8})\.js$/.exec(module)?.[1]
  return hash !== undefined && module.endsWith(`/${nameOf(id)}-${hash}.js`) ? hash : module
}

const nameOf = (id: string) => id.replace(/.*\//, '')
const isModule = (name: string) => name.endsWith('Module')
/** One character per style sheet, from `#` on. */
const FIRST_SHEET = 35

/** Runs in the browser: `m` manifest without routes, `s` style sheets, `t` kinds of routes, `r` one row per route. */
const LENGTHEN = `((m,s,t,r)=>({...m,routes:Object.fromEntries(r.map(([id,k,h,c,o={}])=>{
let f=h=>h[8]?h:m.entry.module.replace(/[^/]+$/,id.replace(/.*\\//,"")+"-"+h+".js");
for(let n in o)if(n.endsWith("Module"))o[n]=f(o[n]);
return[id,{id,...t[k],module:f(h),imports:[],css:[...c].map(c=>s[c.charCodeAt()-${FIRST_SHEET}]),...o}]}))}))`.replaceAll(
  '\n',
  '',
)

/** The same manifest as a compact script, without `imports`: the browser finds these in the modules. */
function scriptOf({ routes, ...rest }: Table): string {
  const styles = numbered()
  const kinds = numbered()
  const rows = Object.values(routes).map((route) => {
    const { id, module, css = [], imports: _, ...others } = route
    const kind = kinds.of(JSON.stringify(pick(others as Route, (name) => !OWN.includes(name))))
    const own = Object.entries(pick(route, (name) => OWN.includes(name))).map(([name, value]) => [
      name,
      isModule(name) ? shortened(String(value), id) : value,
    ])
    const sheets = css.map((href) => String.fromCharCode(FIRST_SHEET + styles.of(href))).join('')
    return [id, kind, shortened(module, id), sheets, ...(own.length > 0 ? [Object.fromEntries(own)] : [])]
  })
  const given = [rest, styles.all(), kinds.all().map((kind) => JSON.parse(kind) as unknown), rows]
  return `window.${VARIABLE}=${LENGTHEN}(${given.map((part) => JSON.stringify(part)).join()});`
}

function read(script: string): Table {
  const window: Record<string, Table> = {}
  runInNewContext(script, { window })
  const table = window[VARIABLE]
  if (!table) throw new Error('The table of routes is not where the framework puts it.')
  return JSON.parse(JSON.stringify(table)) as Table
}

/**
 * Rewrites the manifest for browsers in `folder`; keeps the full one at `copy` for the bundle-size check. Saves 5.1 to 5.2 kB
 * of gzipped scripts per page.
 */
export async function shortenRouteTable(folder: string, copy: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => FILE.test(file))
  if (!name) throw new Error('The build has no table of routes.')
  const whole = read(await readFile(join(folder, name), 'utf8'))
  const script = scriptOf(whole)
  const bare = Object.entries(whole.routes).map(([id, route]) => [id, { css: [], ...route, imports: [] }])
  deepStrictEqual(read(script), { ...whole, routes: Object.fromEntries(bare) })
  await writeFile(copy, JSON.stringify(whole))
  await writeFile(join(folder, name), script)
}
