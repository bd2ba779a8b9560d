import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { datePattern, findDate, findPeriod } from './cv-dates.ts'
import { trimmed } from './cv-entries.ts'
import { lineText, shownText } from './cv-lines.ts'
import type { Worded } from './cv-work.ts'

type Certificate = NonNullable<JsonResume['certificates']>[number]

/** The facts about a certificate in one line. */
interface Said {
  readonly line: DocumentLine
  /** Name and issuer, or empty for a line with nothing but dates and a number. */
  readonly names: readonly string[]
  readonly date: string | undefined
  readonly expiryDate: string | undefined
  readonly number: string | undefined
}

/**
 * Reads certificates with issuer, month of issue, expiry and number: one in each line, or a name and an issuer above a
 * line with the dates. Sentences are none.
 */
export function certificatesOf(lines: readonly DocumentLine[]): Worded<Certificate>[] {
  const certificates: Said[][] = []
  let open: Said[] = []
  for (const said of lines.slice(0, limits.resumeEntries * mostLines).flatMap(saidIn)) {
    if (said.names.length > 0) open.push(said)
    else if (open.length > 0) {
      const names = isPair(open) ? [open] : open.map((one) => [one])
      certificates.push(...names.slice(0, -1), [...(names.at(-1) ?? []), said])
      open = []
    } else certificates.at(-1)?.push(said)
  }
  return [...certificates, ...open.map((one) => [one])].slice(0, limits.resumeEntries).map(certificateIn)
}
const mostLines = 4

/** Two lines with one name each, before the dates of both: the name of a certificate and its issuer. */
const isPair = (open: readonly Said[]) =>
  open.length === 2 &&
  open.every(({ line, names, date, expiryDate }) => names.length === 1 && !line.isListItem && !date && !expiryDate)

function certificateIn(said: readonly Said[]): Worded<Certificate> {
  const [name = '', issuer] = said.flatMap(({ names }) => names)
  const first = (key: 'date' | 'expiryDate' | 'number') => said.map((one) => one[key]).find(Boolean)
  const [date, expiryDate, number] = [first('date'), first('expiryDate'), first('number')]
  const ours = { ...(number && { number }), ...(expiryDate && { expiryDate }) }
  return {
    value: {
      name,
      ...(issuer && { issuer }),
      ...(date && { date }),
      ...(Object.keys(ours).length > 0 && { hearback: ours }),
    },
    words: shownText(said.map(({ line }) => line)),
  }
}

const on = '(?: (?:on|in|en|el))?\\s*:?\\s*'
const expires = new RegExp(
  `\\b(?:expires?|expiring|expir(?:ation|y)(?: date)?|exp\\.?|valid (?:until|through|thru|to)|good through|renew(?:s|al)(?: due)?|v[áa]lid[oa] hasta|vigente hasta|vigencia(?: hasta)?|caduca|(?:fecha de )?caducidad|vence|(?:fecha de )?vencimiento|expira)${on}(${datePattern})`,
  'iu',
)
const issued = new RegExp(
  `\\b(?:issued?|issue date|obtained|earned|awarded|completed|certified|emitid[oa]|expedid[oa]|obtenid[oa]|(?:fecha de )?(?:emisi[óo]n|expedici[óo]n|obtenci[óo]n))${on}(${datePattern})`,
  'iu',
)
const endless =
  /\(?\b(?:no expir(?:ation|y)(?: date)?|(?:does not|doesn['’]t|never) expires?|sin (?:fecha de )?(?:caducidad|vencimiento|expiraci[óo]n)|no (?:caduca|vence|expira))\b\)?/iu
const numbered =
  /(?:credential id|(?:licen[sc]e|cert(?:ificate|ification)?|registration) (?:id|no\.?|number|#)|id de (?:la )?credencial|n(?:[.ºo°]{1,2}|[úu]mero) de (?:licencia|certificado|credencial))\s*[:#]?\s*([\p{L}\d][\p{L}\d./-]{2,40})/iu
/** "Solutions Architect – Associate" is one name. */
const separator =
  /\t|\s[|·•∙—–-]\s(?!(?:associate|professional|practitioner|foundations?|expert|specialty|level|nivel)\b)|\s*\|\s*/iu
const bareWord =
  /^(?:valid|validity|v[áa]lid[oa]|vigencia|vigente|issued|expires|date|fecha|credential id|show credential)$/iu

/** Reads one line; nothing for a sentence. */
function saidIn(line: DocumentLine): Said[] {
  const { rest, ...facts } = factsIn(lineText(line).replace(/^[\s•·▪●*–-]+/u, ''))
  const names = rest
    .split(separator)
    .map(trimmed)
    .filter((name) => name && !bareWord.test(name))
    .slice(0, 2)
  const isTold = names[0] === undefined ? Object.values(facts).some(Boolean) : looksLikeName(names[0])
  return isTold ? [{ line, names, ...facts }] : []
}

const looksLikeName = (name: string) => name.length <= 120 && /\p{L}/u.test(name) && !/[.;:]$/u.test(name)

/** Takes the dates and the number out of a text. */
function factsIn(text: string): Pick<Said, 'date' | 'expiryDate' | 'number'> & { rest: string } {
  let rest = text
  const take = (pattern: RegExp) => {
    const [whole, value] = pattern.exec(rest) ?? []
    if (whole !== undefined) rest = rest.replace(whole, '\t')
    return value
  }
  const number = take(numbered)
  take(endless)
  const [expiry, issue] = [take(expires), take(issued)].map(dateOf)
  const period = issue || expiry ? undefined : findPeriod(rest)
  const lone = issue || period ? undefined : findDate(rest)
  return {
    number,
    date: issue ?? period?.period.start ?? lone?.date,
    expiryDate: expiry ?? period?.period.end,
    rest: (period ?? lone)?.rest ?? rest,
  }
}

const dateOf = (text: string | undefined) => (text === undefined ? undefined : findDate(text)?.date)
