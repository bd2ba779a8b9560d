import { inLanguage } from '../routing/page-url.ts'
/** What search engines read of a page, as schema.org writes it; React Router escapes it for the page. */
export const structuredData = (data: object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })

/** Where a page stands, from the outermost inwards; the last step is the page itself. */
export const breadcrumbs = (publicUrl: string, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${publicUrl}${inLanguage(path)}`,
  })),
})
