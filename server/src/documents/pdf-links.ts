import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Matrix } from './pdf-matrix.ts'
import { type Box, boxOf } from './pdf-paint.ts'
import type { Run } from './pdf-run.ts'
import { isWebAddress } from './web-addresses.ts'

interface Link extends Box {
  readonly url: string
}

const mostLinks = 300

/** The web addresses that areas of a page lead to. Scripts, files and emails are none. `start` maps to points of the page. */
export async function linksOf(page: PDFPageProxy, start: Matrix): Promise<Link[]> {
  const annotations = await page.getAnnotations().catch(() => [])
  return annotations.slice(0, mostLinks).flatMap(({ subtype, url, rect }): Link[] => {
    const isWeb = subtype === 'Link' && typeof url === 'string' && isWebAddress(url)
    if (!isWeb || !Array.isArray(rect)) return []
    return [{ url, ...boxOf(rect, start) }]
  })
}

/** Adds the addresses to the text that they lie behind; those behind no text are dropped. */
export const withLinks = (runs: readonly Run[], links: readonly Link[]): readonly Run[] =>
  links.length === 0
    ? runs
    : runs.map((run) => {
        const behind = links.filter((link) => isBehind(run, link)).map(({ url }) => url)
        return behind.length > 0 ? { ...run, links: behind } : run
      })

/** A text may be longer than its link, or a part of it. */
const isBehind = ({ x, end, y, size }: Run, { left, right, top, bottom }: Link): boolean =>
  Math.min(end, right) - Math.max(x, left) > 2 && y - size / 3 > top && y - size / 3 < bottom
