/**
 * The sentences of a message, normalized for the patterns: lower case, without accents and invisible characters.
 * Patterns match within one sentence with bounded gaps, so that matching takes linear time.
 */
export const sentencesOf = (content: string): string[] =>
  content
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(/(?<![\p{L}\d'])(t|wa) ?\. ?me(?= ?\/)/gu, '$1.me')
    .split(/[!?;\n\u2022]|\.(?=\s|$)/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Matches `first` and `second` with up to `words` words between them. */
export const near = (first: string, second: string, words: number) =>
  new RegExp(
    String.raw`\b(?:${first})(?:[^\p{L}\d]{1,3}[\p{L}\d'’$]{1,30}){0,${words}}?[^\p{L}\d]{1,3}(?:${second})(?![\p{L}\d])`,
    'u',
  )
/** Joins alternatives separated by " | ". */
export const any = (alternatives: string) =>
  alternatives
    .trim()
    .split(/\s+\|\s+/)
    .join('|')

/** "We never ask for money": removes denials, up to the next clause. */
const denied = new RegExp(
  String.raw`(?:\b(?:never|not|nobody|no one|nunca|jamas|no|nadie)|n't)(?: (?!need|wait|hesitat|forg[eo]t|worry|delay|until|unless|without|before|olvid|dud|tard|esper|hasta|sin)\p{L}{1,15}){0,3} ` +
    String.raw`(?:ask|charge|request|require|demand|pay|send|share|give|provide|need|pid\w{0,6}|ped\w{0,6}|cobr\w{0,6}|solicit\w{0,6}|envi\w{0,6}|compart\w{0,6}|pag\w{0,6}|d[ae]s?)\b[^,:]{0,300}`,
  'gu',
)
const without =
  /\b(?:no|without(?: an?y?)?|free of|waive[sd]?|sin)(?: [\p{L}-]{1,15}){0,2} (?:fees?|costs?|charges?|deposits?|costos?|cuotas?|gastos?)\b/gu
/** The sentence without its denials. */
export const asked = (sentence: string) => sentence.replace(denied, ' ').replace(without, ' ')
