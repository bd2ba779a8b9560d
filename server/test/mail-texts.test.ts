import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const catalogues = join(import.meta.dirname, '../../texts/en/mails')
const sources = join(import.meta.dirname, '../src')

const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
  .map((path) => readFileSync(join(sources, path), 'utf8'))

// Mails select their catalogue by language at run time, which the check for unused texts cannot follow.
test.each(readdirSync(catalogues))('every text of the mails in %s is said somewhere', (name) => {
  const readers = code.filter((text) => text.includes(`@hearback/texts/en/mails/${name}'`)).join('\n')
  const texts = [...readFileSync(join(catalogues, name), 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, text = '']) => text,
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => !new RegExp(`\\bt(?:exts\\(\\w+\\))?\\.${text}\\b`).test(readers))).toEqual([])
})
