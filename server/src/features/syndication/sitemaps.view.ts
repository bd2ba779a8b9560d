import { xmlHead, xmlOf } from './xml.view.ts'

interface Entry {
  address: string
  changedAt?: Date
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const entryOf = ({ address, changedAt }: Entry) => ({ loc: address, lastmod: changedAt?.toISOString() })

/** A sitemap index (sitemaps.org). */
export const sitemapIndex = (entries: readonly Entry[]): string =>
  xmlHead + xmlOf({ sitemapindex: { '@_xmlns': namespace, sitemap: entries.map(entryOf) } })

/** A sitemap; at most 50,000 pages (sitemaps.org). */
export const sitemap = (entries: readonly Entry[]): string =>
  xmlHead + xmlOf({ urlset: { '@_xmlns': namespace, url: entries.map(entryOf) } })
