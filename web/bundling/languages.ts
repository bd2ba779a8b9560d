import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CATALOGUE = /^@hearback\/texts\/web\/([\w-]+\.ts)$/

/** What `PAGES_LANGUAGE` asks for: a language of the product, or the one that shows which words were forgotten. */
export const language = process.env.PAGES_LANGUAGE || 'en'
/** English stands at the root; every other language has a folder of its own, in the addresses and in the build. */
export const isFirst = language === 'en'
/** Files of all languages are served from one place. */
export const assets = isFirst ? 'assets' : `assets/${language}`

const fileOf = (folder: string, name: string) =>
  fileURLToPath(new URL(`../../texts/${folder}/web/${name}`, import.meta.url))

/** Takes every catalogue in the language of the build; what a language lacks is English. */
export const speak = (): Plugin => ({
  name: 'hearback:language',
  enforce: 'pre',
  resolveId(source) {
    const name = CATALOGUE.exec(source)?.[1]
    if (!name) return null
    const own = fileOf(language, name)
    return existsSync(own) ? own : fileOf('en', name)
  },
})
