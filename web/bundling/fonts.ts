import type { Plugin } from 'vite'

/**
 * The fonts' own style sheets put a page's words in another font once it has come, which draws all of them twice and may
 * move them. Both fonts are asked for before the styles: a page that has none of them after a tenth of a second keeps the
 * device's own, and the next one has them.
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
