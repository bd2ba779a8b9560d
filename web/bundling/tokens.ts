import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { tokens } from '../src/theme.ts'
import { theme } from '../src/ui/kit/kit-theme.ts'

const NAME = 'virtual:tokens.css'
// Palette of the library that neither pages nor components use.
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

type Variables = Record<string, string>

const used = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))

/** Design tokens as one static style sheet, instead of a script that writes them on every page. */
function tokensCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(whole)
  const ours = tokens(whole)
  const merged = (part: 'variables' | 'light' | 'dark') => used({ ...base[part], ...ours[part] })
  const light = { ...merged('variables'), ...merged('light'), '--mantine-color-scheme': 'light' }
  const dark = { ...merged('dark'), '--mantine-color-scheme': 'dark' }
  // Prints use the light theme.
  return [
    convertCssVariables({ variables: light, light: {}, dark: {} }, ':root'),
    `@media not print { ${convertCssVariables({ variables: {}, light: {}, dark }, ':root')} }`,
  ].join('\n')
}

export const tokensStyleSheet = (): Plugin => ({
  name: 'hearback:tokens',
  resolveId: (id) => (id === NAME ? NAME : null),
  load: (id) => (id === NAME ? tokensCss() : null),
})
