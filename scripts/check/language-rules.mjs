import { plainLanguagePaths } from './plain-language-paths.mjs'
import { proseOf } from './prose.mjs'

const MAX_WORDS = 30

/** Idioms that hide the standard term, each with its replacement. The rule's name comes first. */
const idioms = [
  ['sentence-opening', /^(?:Whoever|Who|What|So many)\b(?!.*\?$)/, 'start with the thing that acts or is described'],
  ['idiom-anew', /\banew\b/i, 'write "again"'],
  ['idiom-at-once', /\bat once\b/i, 'write "concurrently", "at a time" or "immediately"'],
  ['idiom-patience', /\bpatience\b/i, 'write "timeout"'],
  ['idiom-nobody', /\bnobody\b/i, 'write "no one", or name who does not'],
  [
    'idiom-answers',
    /(?:^|[;,:] (?:and |or )?|\band |\bor )answers\b(?! (?:an? |the |their |every |each )?(?:applica|offer|message|invitation|question))/i,
    'write "returns" of a function and "responds" of a server',
  ],
]

/** Idioms that titles of tests avoid too; they are parts of sentences, so that they may start with a question word. */
const titleIdioms = [
  ...idioms.filter(([name]) => ['idiom-anew', 'idiom-at-once', 'idiom-patience', 'idiom-nobody'].includes(name)),
  ['whoever', /^(?:whoever|so many)\b/i, 'start with the thing that acts or is described'],
  [
    'spelling',
    /\b(?:neighbour|colour|favour|kilometre|cancelled|analysed|oftener|e-mail)/i,
    'use American spelling, "email" and "more often"',
  ],
]
/** The first argument of `it`, `test` and `describe`, also after `each`. */
const titles = /(?:\b(?:it|test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g

const generatedFolder = 'docs/generated/'

const isInScope = (path) =>
  !path.startsWith(generatedFolder) &&
  plainLanguagePaths.some((scope) => (scope.endsWith('/') ? path.startsWith(scope) : path === scope))

/** Rules of `check-sizes.mjs` for the English of comments and Markdown pages. */
export const languageRules = [
  ...idioms.map(([name, pattern, advice]) => ({
    name,
    appliesTo: isInScope,
    findings: (text, path) =>
      proseOf(text, path)
        .filter(({ sentence }) => pattern.test(sentence))
        .map(({ line, sentence }) => [line, `${advice}: ${sentence.slice(0, 80)}`]),
  })),
  {
    name: 'test-title',
    appliesTo: (path) => /\.(?:test|spec|journey|crawl)\.tsx?$/.test(path),
    findings: (text) =>
      [...text.matchAll(titles)].flatMap(({ index, 2: title }) =>
        titleIdioms
          .filter(([, pattern]) => pattern.test(title))
          .map(([, , advice]) => [text.slice(0, index).split('\n').length, `${advice}: ${title.slice(0, 80)}`]),
      ),
  },
  {
    name: 'sentence-length',
    appliesTo: (path) => isInScope(path) && !path.endsWith('.md'),
    findings: (text, path) =>
      proseOf(text, path).flatMap(({ line, sentence }) => {
        const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length
        return words > MAX_WORDS ? [[line, `a sentence of ${words} words; at most ${MAX_WORDS}`]] : []
      }),
  },
]
