/** Files that truncate no user text: logs, scans and codes. */
const exceptions =
  /^(contract\/src\/values\/text\.ts|server\/src\/(telemetry|demo|db)\/.+|server\/src\/search\/model\/lexemes\.ts|server\/src\/features\/files\/reading\/plain-text\.ts|web\/src\/features\/seekers\/(ProfileFields|experience\/ExperienceForm)\.tsx)$/
/** Files that handle user text. */
export const handlesUserText = (path) =>
  /^(contract|server|web)\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !exceptions.test(path)

const cut = /\??\s*\.(?:slice|substring|substr)\(\s*0,(?!\s*-)\s*([^()]*(?:\([^()]*\))?[^()]*)\)/g
/** Safe ends: an index found in the text itself, or up to 4 characters of a code. */
const foundEnd = /^(?:[1-4]|at|index|end|start|place|last(?:Space|Word)(?:\s*\+\s*1)?|end \?\? .+)$/
const lists = new Set([
  'byCount',
  'path',
  'due',
  'elsewhere',
  'good',
  'here',
  'left',
  'measured',
  'missing',
  'once',
  'paused',
])
for (const name of ['sorted', 'wanted', 'rest']) lists.add(name)
/** Plural names of texts. */
const texts = new Set(['address', 'words', 'status'])
/** Single values that hold ASCII only. */
const codes = new Set(['account', 'date', 'exportedAt', 'key', 'startDate', 'updatedAt'])
const answersList =
  /^(?:concat|entries|filter|flat|flatMap|from|keys|map|matching|onceEach|reverse|sort|split|toReversed|toSorted|values)$/
const answersCode = /^(?:digest|randomUUID|toISOString)$/
const pairs = { ')': '(', ']': '[' }

/** Places that truncate user text by code units: [offset, message] pairs. */
export function findUnsafeTruncations(text) {
  return [...text.matchAll(cut)]
    .filter((match) => !foundEnd.test(match[1].trim()) && !isList(text.slice(0, match.index).trimEnd()))
    .map((match) => [
      match.index + match[0].search(/\./),
      'cuts within characters; use truncate of contract/src/values/text.ts (or name lists in the plural)',
    ])
}

/** Guesses from its name whether the expression at the end of `before` is a list or a code. */
function isList(before) {
  const close = before.at(-1)
  if (!(close in pairs)) return isListName(/([\w$]+)$/.exec(before)?.[1] ?? '')
  const open = openingOf(before, close)
  const [, name = ''] = /([\w$]+)(?:<[^<>]*>)?$/.exec(before.slice(0, open)) ?? []
  if (close === ']') return !/[\w$\])]\??\.?$/.test(before.slice(0, open))
  return name
    ? answersList.test(name) || /s(?:Of)?$/.test(name) || answersCode.test(name) || lists.has(name)
    : before.slice(open).includes('[]')
}

const isListName = (name) => codes.has(name) || lists.has(name) || (/s$/.test(name) && !texts.has(name))

function openingOf(before, close) {
  let depth = 0
  for (let at = before.length - 1; at >= 0; at -= 1) {
    if (before[at] === close) depth += 1
    else if (before[at] === pairs[close] && --depth === 0) return at
  }
  return 0
}
