import { type Language, languageNames, languages, pathIn } from '@hearback/contract/values/languages.ts'
import * as t from '@hearback/texts/web/layouts.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useLocation } from 'react-router'
import c from './Footer.module.css'

/** Links to the page in the other languages. Each language is its own build, so they leave the document. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={t.language}>
      <ul className={c.links}>
        {languages.map((language) => (
          <li key={language}>
            <a {...marks(language)} href={pathIn(language, pathname) + search}>
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const marks = (language: Language) =>
  language === locale.language ? { 'aria-current': true } : { lang: language, hrefLang: language }
