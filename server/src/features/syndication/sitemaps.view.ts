import { xmlHead, xmlOf } from './xml.view.ts'

interface Entry {
  address: string
  changedAt?: Date
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const entryOf = ({ address, changedAt }: Entry) => ({ loc: address, lastmod: changedAt?.toISOString() })

/** A list of sitemaps, as sitemaps.org describes it. */
export const sitemapIndex = (entries: readonly Entry[]): string =>
  xmlHead + xmlOf({ sitemapindex: { '@_xmlns': namespace, sitemap: entries.map(entryOf) } })

/** A list of pages; at most 50,000 by that standard. */
export const sitemap = (entries: readonly Entry[]): string =>
  xmlHead + xmlOf({ urlset: { '@_xmlns': namespace, url: entries.map(entryOf) } })
