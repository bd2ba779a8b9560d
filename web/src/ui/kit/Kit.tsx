import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core'
import { getNonce } from 'get-nonce'
import { type ReactNode, use } from 'react'
import { theme } from './kit-theme.ts'

const THEME = mergeMantineTheme(DEFAULT_THEME, theme)
const ignore = () => undefined

// The library's variables are in a style sheet and our code switches the color scheme, so that pages without forms
// don't need its provider.
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

/** Provider around each library component: each field brings its own, so that pages don't load the code of others. */
export function Kit({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineContext value={SETTINGS}>
      <MantineThemeContext value={THEME}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
