/** Sources of `frame-ancestors` (CSP Level 3, section 6.4.2) for the named sites: each with and without `www`. */
export function frameAncestors(sites: readonly string[]): string | undefined {
  if (sites.length === 0) return undefined
  return ["'self'", ...new Set(sites.flatMap((site) => [site, otherSpelling(site)]))].join(' ')
}

const otherSpelling = (site: string) =>
  /^https?:\/\/www\./u.test(site) ? site.replace('//www.', '//') : site.replace('//', '//www.')

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'auto'

interface Size {
  readonly width: number
  readonly height: number
}

/** Bounds of oEmbed: texts of positive numbers; anything else sets no bound. */
const boundOf = (text: unknown): number => {
  const pixels = typeof text === 'string' ? Number.parseInt(text, 10) : Number.NaN
  return pixels > 0 ? pixels : Number.POSITIVE_INFINITY
}

/** The size of a frame within the bounds of the request. */
export const sizeWithin = ({ width, height }: Size, maxwidth: unknown, maxheight: unknown): Size => ({
  width: Math.min(width, boundOf(maxwidth)),
  height: Math.min(height, boundOf(maxheight)),
})
