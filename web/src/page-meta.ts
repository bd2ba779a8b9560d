interface PageMeta {
  title: string
  /** Up to 155 characters, for search engines and shared links. */
  description: string
  /** Without origin; the address that counts, without filters or slug variants. */
  path: string
  /** From the root's loader: `matches[0].loaderData.publicUrl`. */
  publicUrl: string | undefined
}

/** What every public page says of itself. Write `meta` as a function declaration, or its type becomes a cycle. */
export const pageMeta = ({ title, description, path, publicUrl = '' }: PageMeta) => [
  { title: `${title} | Hearback` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Hearback' },
  { property: 'og:url', content: `${publicUrl}${path}` },
  { tagName: 'link' as const, rel: 'canonical', href: `${publicUrl}${path}` },
]
