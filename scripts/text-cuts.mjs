/** Files whose cuts are no text of people: what is logged, scanned or made of a code. */
const exceptions =
  /^(contract\/src\/text\.ts|server\/src\/(telemetry|demo|db)\/.+|server\/src\/search\/search-lexemes\.ts|server\/src\/features\/chat\/plain-text\.ts|web\/src\/features\/seekers\/(ProfileFields|ExperienceForm)\.tsx)$/
/** Where people's text is handled. */
export const mayCutText = (path) =>
  /^(contract|server|web)\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !exceptions.test(path)

const cut = /\??\s*\.(?:slice|substring|substr)\(\s*0,(?!\s*-)\s*([^()]*(?:\([^()]*\))?[^()]*)\)/g
/** An end that was found in the text itself is a boundary of it; up to 4 characters are a code. */
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
/** Plurals that are texts. */
const texts = new Set(['address', 'words', 'status'])
/** Single values that hold ASCII only. */
const codes = new Set(['account', 'date', 'exportedAt', 'key', 'startDate', 'updatedAt'])
const answersList =
  /^(?:concat|entries|filter|flat|flatMap|from|keys|map|matching|onceEach|reverse|sort|split|toReversed|toSorted|values)$/
const answersCode = /^(?:digest|randomUUID|toISOString)$/
const pairs = { ')': '(', ']': '[' }

/** Where text of people is cut by code units: [offset, sentence] of each. */
export function textCuts(text) {
  return [...text.matchAll(cut)]
    .filter((match) => !foundEnd.test(match[1].trim()) && !isList(text.slice(0, match.index).trimEnd()))
    .map((match) => [
      match.index + match[0].search(/\./),
      'cuts within characters; use truncate of contract/src/text.ts (or name lists in the plural)',
    ])
}

/** Whether the expression at the end of `before` is a list or a code, as far as its name tells. */
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
