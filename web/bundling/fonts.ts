import type { Plugin } from 'vite'

/**
 * Replaces `font-display: swap` by `optional`: a late font would repaint and shift the text. A page without the font
 * after about 100 ms keeps the fallback, and the next page uses the cached font.
 */
export const fontsAtOnce = (): Plugin => ({
  name: 'hearback:fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource-variable[\\/].*\.css$/ },
    handler(code) {
      if (!code.includes('font-display: swap')) throw new Error('The fonts’ style sheets say no more how they come.')
      return { code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null }
    },
  },
})
