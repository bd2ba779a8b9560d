import { languages, pathIn } from '@hearback/contract/languages.ts'
import { onOneLine, truncateAtWord } from '@hearback/contract/text.ts'
import * as t from '@hearback/texts/web/app.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { inLanguage } from './page-url.ts'

interface PageMeta {
  /** As long as it is; what search engines would not show is cut. */
  title: string
  /** For search engines and shared links; one line, cut in the same way. */
  description: string
  /** Without origin; the address that counts, without filters or slug variants. */
  path: string
  /** From the root's loader: `matches[0].loaderData.publicUrl`. */
  publicUrl: string | undefined
  /** Path of the picture that other sites show of a link; without it, that of the product. */
  picture?: string
}

/** The pictures that the server draws for shared links. */
export const shareCards = {
  usual: '/files/cards/hearback.png',
  job: (id: string) => `/files/cards/jobs/${id}.png`,
  company: (id: string) => `/files/cards/companies/${id}.png`,
  directory: (category?: string, place?: string) =>
    `/files/cards/directory.png?${new URLSearchParams({ ...(category && { category }), ...(place && { place }) })}`,
}

const longestTitle = 90
const longestDescription = 155

/** What every public page says of itself. Write `meta` as a function declaration, or its type becomes a cycle. */
export function pageMeta({
  title: whole,
  description: text,
  path,
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
    ...alternates(publicUrl, path),
  ]
}

/** The same page in every language; who speaks none of them gets English. */
const alternates = (publicUrl: string, path: string) =>
  [
    ...languages.map((language) => ({ language, hrefLang: language })),
    { language: 'en' as const, hrefLang: 'x-default' },
  ].map(({ language, hrefLang }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: publicUrl + pathIn(language, path),
  }))

/** For pages that people may link to, and search engines shall not list. */
export const notListed = { name: 'robots', content: 'noindex' }

/** One line of at most `longest` UTF-16 code units, ended after a word where it is cut, and never within a grapheme. */
export const cut = (text: string, longest: number): string => truncateAtWord(onOneLine(text), longest)
