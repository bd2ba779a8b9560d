import type { CSSVariablesResolver } from '@mantine/core'

export const DISPLAY = "'Bricolage Grotesque Variable', 'Instrument Sans Variable', sans-serif"
export const TEXT = "'Instrument Sans Variable', system-ui, sans-serif"

interface Palette {
  paper: string
  surface: string
  sunk: string
  line: string
  lineStrong: string
  ink: string
  ink2: string
  ink3: string
  brand: string
  brandHover: string
  brandInk: string
  brandSoft: string
  clay: string
  claySoft: string
  water: string
  land: string
  raised: string
  shadow: string
}

const LIGHT: Palette = {
  paper: '#f6f4ee',
  surface: '#ffffff',
  sunk: '#efece3',
  line: '#e2ddd0',
  lineStrong: '#cbc4b3',
  ink: '#14201c',
  ink2: '#4b5750',
  ink3: '#5d6861',
  brand: '#0c3d2c',
  brandHover: '#145840',
  brandInk: '#ffffff',
  brandSoft: '#e3eee7',
  clay: '#a83e17',
  claySoft: '#fbe7dc',
  water: '#cfe1e2',
  land: '#f1eee5',
  raised: '#ffffff',
  shadow: '0 1px 2px #14201c14, 0 10px 28px -6px #14201c2e',
}

const DARK: Palette = {
  paper: '#0f1613',
  surface: '#171f1b',
  sunk: '#121915',
  line: '#28322d',
  lineStrong: '#3b4841',
  ink: '#edf2ee',
  ink2: '#b4c0b9',
  ink3: '#96a39b',
  brand: '#dcea4a',
  brandHover: '#e8f37c',
  brandInk: '#14201c',
  brandSoft: '#22301f',
  clay: '#f2b79c',
  claySoft: '#3a2118',
  water: '#1b2c2f',
  land: '#161d19',
  raised: '#1e2823',
  shadow: '0 1px 2px #00000066, 0 12px 32px -6px #000000b3',
}

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)

const asVariables = (palette: Palette): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${kebab(name)}`, value])),
  // The option that the pointer or the keyboard is on.
  '--highlight': palette.sunk,
  '--mantine-color-body': palette.paper,
  '--mantine-color-text': palette.ink,
  '--mantine-color-dimmed': palette.ink2,
  '--mantine-color-placeholder': palette.ink3,
  '--mantine-color-error': palette.clay,
  '--mantine-color-default': palette.raised,
  '--mantine-color-default-hover': 'var(--highlight)',
  '--mantine-color-default-color': palette.ink,
  '--mantine-color-default-border': palette.lineStrong,
  '--mantine-primary-color-filled': palette.brand,
  '--mantine-primary-color-filled-hover': palette.brandHover,
  '--mantine-primary-color-contrast': palette.brandInk,
  '--mantine-color-anchor': palette.brand,
})

/**
 * Design tokens (design.md) as CSS variables: `var(--paper)`, `var(--ink-2)`, `var(--text-lg)`, `var(--radius-tile)`.
 */
export const tokens: CSSVariablesResolver = () => ({
  variables: {
    '--display': DISPLAY,
    '--accent': '#dcea4a',
    '--accent-ink': '#14201c',
    '--slate': '#3e6c8f',
    '--text-xs': '0.78125rem',
    '--text-sm': '0.84375rem',
    '--text-md': '0.9375rem',
    '--text-lg': '1.0625rem',
    '--text-xl': '1.25rem',
    '--text-2xl': '1.625rem',
    '--text-3xl': '2.0625rem',
    '--text-4xl': '2.75rem',
    '--text-5xl': '4rem',
    '--radius-tag': '5px',
    '--radius-control': '8px',
    '--radius-tile': '11px',
    '--radius-card': '18px',
    '--radius-full': '999px',
    '--quick': '140ms',
  },
  light: asVariables(LIGHT),
  dark: asVariables(DARK),
})
