import { inLanguage } from '../routing/page-url.ts'
/** Structured data (schema.org JSON-LD) for search engines; React Router escapes it. */
export const structuredData = (data: object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })

/** Breadcrumbs from the root to the page itself. */
export const breadcrumbs = (publicUrl: string, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${inLanguage(path)}`,
  })),
})
