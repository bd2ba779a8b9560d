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

/** A label of up to two words may be its own key: its role is the label. */
function repeats(key, text) {
  const [ofKey, ofText] = [wordsOfKey(key), wordsOfText(text)]
  if (ofKey.length < 2 || ofText.length < ofKey.length) return false
  if (ofText.length === ofKey.length && ofKey.length === 2) return false
  return ofText.slice(0, ofKey.length).join('').toLowerCase() === key.toLowerCase()
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
