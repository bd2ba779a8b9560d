import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core'
import { getNonce } from 'get-nonce'
import { type ReactNode, use } from 'react'
import { theme } from './kit-theme.ts'

const THEME = mergeMantineTheme(DEFAULT_THEME, theme)
const ignore = () => undefined

// Its variables stand in a style sheet and the colours are ours to switch, so that pages without a form do without it.
const SETTINGS = {
  colorScheme: 'auto' as const,
  setColorScheme: ignore,
  clearColorScheme: ignore,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  getStyleNonce: getNonce,
}

/** Around each component of the library: every field brings what it needs, and no page pays for the fields of others. */
export function Kit({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineContext value={SETTINGS}>
      <MantineThemeContext value={THEME}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
