import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { referenceStyle } from './reference-style.ts'

export interface Asset {
  readonly type: string
  readonly plain: Buffer
  readonly gzip: Buffer
}

/** Shows the document without trying calls: no token is typed into the page. Colors follow the device. */
const startScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)
SwaggerUIBundle({
  url: '/developers/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: 'none',
  syntaxHighlight: false,
})
`

const fromPackage = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)))
const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'

const sources: Readonly<Record<string, { type: string; read: () => Buffer }>> = {
  'swagger-ui-bundle.js': { type: javascript, read: () => fromPackage('swagger-ui-bundle.js') },
  'swagger-ui.css': { type: css, read: () => fromPackage('swagger-ui.css') },
  'reference.css': { type: css, read: () => Buffer.from(referenceStyle) },
  'start.js': { type: javascript, read: () => Buffer.from(startScript) },
}

export interface Assets {
  /** Changes with the content, so that clients may keep the files. */
  readonly version: string
  readonly files: ReadonlyMap<string, Asset>
}

let loaded: Assets | undefined
/** The files of the page, read and compressed at its first request. */
export function referenceAssets(): Assets {
  loaded ??= load()
  return loaded
}

function load(): Assets {
  const hash = createHash('sha256')
  const files = Object.entries(sources).map(([name, { type, read }]) => {
    const plain = read()
    hash.update(plain)
    return [name, { type, plain, gzip: gzipSync(plain, { level: 9 }) }] as const
  })
  return { version: hash.digest('base64url').slice(0, 12), files: new Map(files) }
}
