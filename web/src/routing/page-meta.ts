import { type Language, languages, pathIn } from '@hearback/contract/values/languages.ts'
import { onOneLine, truncateAtWord } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/app.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { inLanguage } from './page-url.ts'

interface PageMeta {
  /** The full title; cut to the length that search engines show. */
  title: string
  /** For search engines and shared links; one line, cut like the title. */
  description: string
  /** Canonical path without origin, filters or slug variants. */
  path: string
  /** The path in each language, where slugs differ. */
  alternatePaths?: Record<Language, string>
  /** From the root's loader: `matches[0].loaderData.publicUrl`. */
  publicUrl: string | undefined
  /** Path of the share image; defaults to the product's. */
  picture?: string
}

/** Share images drawn by the server. */
export const shareCards = {
  usual: '/files/cards/hearback.png',
  job: (id: string) => `/files/cards/jobs/${id}.png`,
  company: (id: string) => `/files/cards/companies/${id}.png`,
  directory: (category?: string, place?: string) =>
    `/files/cards/directory.png?${new URLSearchParams({ ...(category && { category }), ...(place && { place }) })}`,
}

const longestTitle = 90
const longestDescription = 155

/** Meta tags of a public page. Write `meta` as a function declaration, or its type becomes a cycle. */
export function pageMeta({
  title: whole,
  description: text,
  path,
  alternatePaths,
  publicUrl = '',
  picture = shareCards.usual,
}: PageMeta) {
  const title = cut(whole, longestTitle)
  const description = cut(text, longestDescription)
  return [
    { title: t.hearback(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Hearback' },
    { property: 'og:url', content: publicUrl + inLanguage(path) },
    { property: 'og:image', content: `${publicUrl}${picture}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: locale.openGraph },
    { tagName: 'link' as const, rel: 'canonical', href: publicUrl + inLanguage(path) },
    ...alternates(publicUrl, alternatePaths ?? { en: path, es: path }),
  ]
}

/** `hreflang` alternates in every language; English is the default. */
const alternates = (publicUrl: string, paths: Record<Language, string>) =>
  [
    ...languages.map((language) => ({ language, hrefLang: language })),
    { language: 'en' as const, hrefLang: 'x-default' },
  ].map(({ language, hrefLang }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: publicUrl + pathIn(language, paths[language]),
  }))

/** For public pages that search engines must not index. */
export const notListed = { name: 'robots', content: 'noindex' }

/** One line of at most `longest` UTF-16 code units, truncated after a word and never within a grapheme. */
export const cut = (text: string, longest: number): string => truncateAtWord(onOneLine(text), longest)
