const declaration = /^export const (\w+) =([\s\S]*?)(?=\nexport |\n\n|\n\/\*\*|$(?![\s\S]))/gm
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const interpolation = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g

const wordsOfKey = (key) => key.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/)
const wordsOfText = (text) =>
  text
    .replace(interpolation, ' ')
    .replace(/['’.\\]/g, '')
    .replace(/^[^\p{L}]+/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Three words in common repeat a text, and two are enough if they are the whole key but not the whole label. */
function repeats(key, text) {
  const [ofKey, ofText] = [wordsOfKey(key), wordsOfText(text)]
  const isCommon = (word, index) => word.toLowerCase() === ofText[index]?.toLowerCase()
  const common = ofKey.findIndex((word, index) => !isCommon(word, index))
  const shared = common < 0 ? ofKey.length : common
  return shared > 2 || (shared === 2 && ofKey.length === 2 && ofText.length > 2)
}

/** Rule of `check-sizes.mjs`: a key of an English catalogue names the role of the text, not its first words. */
export const textKeyRule = {
  name: 'text-key',
  appliesTo: (path) => /^texts\/en\/(?:web|mails)\//.test(path),
  findings: (text) =>
    [...text.matchAll(declaration)]
      .filter(([, key, body]) =>
        [...body.matchAll(literal)].some(([, single, double, template]) => repeats(key, single ?? double ?? template)),
      )
      .map(({ 1: key, index }) => [
        text.slice(0, index).split('\n').length,
        `"${key}" begins its own text; name its role, like "rejectionReasonMissingSkill"`,
      ]),
}
