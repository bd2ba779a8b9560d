import type { Page } from '@playwright/test'
import { firstNames, lastNames } from '../../server/src/demo/people.ts'
import { trades } from '../../server/src/demo/words/trades.ts'

const companies = trades.flatMap((trade) => trade.companies)
const people = `(?:${firstNames.join('|')}) (?:\\p{Lu}\\.|(?:${lastNames.join('|')})\\b)`
const verbatim = ['\\S+@\\S+\\.\\w+', '\\bHB-\\w+', ...companies, people].join('|')

/**
 * Names of the demo data, email addresses and case numbers that a browser would translate. Texts of people, which are
 * marked by an empty `lang`, may contain them.
 */
export const translatableNamesOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const verbatim = new RegExp(${JSON.stringify(verbatim)}, 'u')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode
      const [name] = verbatim.exec(nodeValue) ?? []
      if (name && !parentElement.closest('[translate=no], [lang=""], script, style, textarea'))
        found.push('translatable: ' + name + ' in ' + parentElement.outerHTML.slice(0, 120))
    }
    return found
  })()`)
