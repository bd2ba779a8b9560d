import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'

const longest = 200

/**
 * The download name of a file. Drops path, invisible characters and direction overrides. Enforces one of the extensions
 * that fit the content, by default the first.
 */
export function cleanFileName(given: string, extensions: readonly [string, ...string[]]): string {
  const name = onOneLine(normalizeText(lastPart(given.toWellFormed())))
    .replace(/[\p{Co}\uFFFD]/gu, '')
    .replace(/[. ]+$/, '')
  const [, before = '', extension = ''] = /^(.*?)(?:\.([a-z][a-z\d]{0,3}))?$/isu.exec(name) ?? []
  const fitting = extensions.find((each) => each === extension.toLowerCase()) ?? extensions[0]
  const stem = before.replace(/^[. ]+/, '')
  const room = longest - fitting.length - 1
  return `${truncate(stem, room, '') || 'file'}.${fitting}`
}

const lastPart = (path: string) => path.split(/[/\\]/).at(-1) ?? ''
