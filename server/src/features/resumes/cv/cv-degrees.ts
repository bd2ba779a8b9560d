/** The degree and the field of study in a text. Both are parts of it. */
interface Studies {
  readonly degree: string
  readonly subject: string | undefined
}

const abbreviations =
  'B\\.? ?S\\.? ?N|M\\.? ?S\\.? ?N|B\\.? ?B\\.? ?A|M\\.? ?B\\.? ?A|B\\.? ?F\\.? ?A|M\\.? ?F\\.? ?A|A\\.? ?A\\.? ?S|B\\.? ?Sc|M\\.? ?Sc|B\\.? ?Ed|M\\.? ?Ed|B\\.? ?Tech|M\\.? ?Tech|' +
  'B\\.? ?Eng|M\\.? ?Eng|B\\.? ?Com|Ph\\.? ?D|Ed\\.? ?D|LL\\.? ?B|LL\\.? ?M|J\\.? ?D|M\\.? ?D|M\\.? ?P\\.? ?H|M\\.? ?P\\.? ?A|M\\.? ?S\\.? ?W|B\\.? ?S\\.? ?W|D\\.? ?N\\.? ?P|' +
  'B\\.? ?A|B\\.? ?S|B\\.? ?E|M\\.? ?A|M\\.? ?S|M\\.? ?E|A\\.? ?A|A\\.? ?S|GED|G\\.E\\.D|HND|HNC|BTEC|CFGS|CFGM|BUP|COU|EGB|E\\.G\\.B|ESO|E\\.S\\.O'
const kinds =
  '(?:applied |fine |liberal )?(?:arts(?: and sciences?)?|sciences?|technology|engineering|commerce|philosophy|business administration)'
const english = [
  `(?:associate|bachelor|master|doctor)(?:['’]?s)?(?: degree)?(?: (?:of|in) ${kinds}(?! (?:and|&) ))?(?=$|['’]| ?[,:(–—-]| (?:of|in|degree)\\b| (?-i:\\p{Lu}))`,
  `(?:high|secondary)[ -]school (?:diploma|certificate|degree)`,
  'general educat(?:ion|ional) (?:diploma|development)',
  '(?:advanced |higher |national |technical |vocational |professional |graduate |post-?graduate |undergraduate )*(?:diploma|certificate|degree)(?=$| ?[,:(–—-]| (?:of|in)\\b)',
  '(?:international )?baccalaureate|a[ -]levels?|gcses?|doctorate',
]
const grade = '(?:de )?(?:grado )?(?:medi[oa]|superior|b[áa]sic[oa]|i{1,2})'
const spanish = [
  `(?:doble )?grado(?: (?:medio|superior))?(?: universitario)?`,
  'graduad[oa](?: escolar)?|licenciatura|licenciad[oa]|diplomatura|diplomad[oa]|doctorado|doctora?(?= en )',
  'm[áa]ster(?: universitario| oficial| propio)?(?=$| ?[,:(–—-]| (?:en|de)\\b| (?-i:\\p{Lu}))|maestr[íi]a|post?grado|especializaci[óo]n|especialidad|expert[oa] universitari[oa]',
  `ciclo(?: formativo)?(?: ${grade})?|(?:fp|f\\.p\\.|formaci[óo]n profesional)(?: ${grade})?`,
  't[ée]cnic[oa](?: (?:superior|medi[oa]|especialista|auxiliar))?(?: universitari[oa])?|tecnicatura|tecn[óo]log[oa]',
  'bachiller(?:ato)?(?: internacional)?|educaci[óo]n (?:primaria|secundaria)(?: obligatoria| post-?obligatoria)?|preparatoria|secundaria(?: completa)?',
  'certificado de (?:profesionalidad|escolaridad)',
]
const after = '(?![\\p{L}\\p{N}])\\.?'
const named = new RegExp(`^(?:${[...english, ...spanish].join('|')})${after}`, 'iu')
const abbreviated = new RegExp(`^(?:${abbreviations})${after}(?=$|[,:(–—-]| )`, 'u')

/** Whether a text begins with a degree, such as "B.S. in Nursing" or "Máster". */
export const beginsWithDegree = (text: string): boolean => degreeIn(text) !== undefined

function degreeIn(text: string): string | undefined {
  const [found] = abbreviated.exec(text) ?? named.exec(text) ?? []
  return found
}

const joint = /^\s*(?:[,:(–—-]\s*|\b(?:in|en|de|con especialidad en|mention|major(?:ing)? in)\s+)?/iu

/**
 * Splits "Bachelor of Science in Nursing" or "Máster Universitario en Derecho" into degree and subject; undefined for a
 * text that begins with no degree.
 */
export function splitDegree(text: string): Studies | undefined {
  const found = degreeIn(text)
  if (found === undefined) return undefined
  // "Bachelor of Nursing" is a degree as a whole.
  const [own = ''] = /^ of [^,(–—]+?(?=$| in | ?[,(–—])/iu.exec(text.slice(found.length)) ?? []
  const degree = `${found}${own}`
  const rest = text.slice(degree.length)
  const subject = balanced(rest.slice(joint.exec(rest)?.[0].length ?? 0).trim())
  return { degree: degree.trim(), subject: subject || undefined }
}

/** Without the brackets of "(Nursing)" whose opening one was taken. */
const balanced = (text: string) =>
  text.split(')').length > text.split('(').length ? text.replace(/\)\s*$/u, '').trim() : text

/** Degrees that always name a field, which may stand on a line of its own. */
const incomplete =
  /^(?:associate|bachelor|master|doctor|grado$|graduad|licenci|diplomad|t[ée]cnic|ciclo|m[áa]ster|maestr|doctorado|[AB]\.? ?[AS]|M\.? ?[AS]c?\.?$|B\.? ?Sc|Ph)/iu
export const needsSubject = ({ degree, subject }: Studies): boolean =>
  subject === undefined && incomplete.test(degree) && !/business administration$/iu.test(degree)

const grades = [
  /[([]?\b(?:c?gpa|grade|note|nota(?: media)?|promedio|average|score|calificaci[óo]n)\b\s*(?:of|de)?\s*[:–-]?\s*\d[\d.,]*(?:\s*(?:\/|of|out of|sobre|de)\s*\d[\d.,]*)?[)\]]?/iu,
  /\(?\b(?:(?:summa|magna) )?cum laude\b\)?/iu,
  /\b(?:graduated )?with (?:high(?:est)? )?(?:hono(?:u)?rs|distinction|merit)\b/iu,
  /\b(?:first|upper second|lower second|second|third)[- ]class(?: hono(?:u)?rs)?\b|\(?\b2[:.][12]\b\)?/iu,
  /\bdean['’]s list\b|\bmatr[íi]cula de honor\b|\bcon honores\b|\bpremio extraordinario\b/iu,
]
const remark =
  /^(?:(?:relevant |selected |related )?(?:course ?work|courses?|classes|modules)|minor|thesis|dissertation|activities|clubs|awards?|hono(?:u)?rs|asignaturas|cursos|tesis|proyecto|menci[óo]n|tfg|tfm)\b/iu
const bareRemark =
  /^(?:expected(?: graduation)?(?: date)?|anticipated|graduat(?:ed|ion|ing)(?: date)?|in progress|ongoing|completed|incomplete|unfinished|class of|en curso|cursando|finalizad[oa]|sin terminar|incomplet[oa]|promoci[óo]n(?: de)?)$/iu

/** A text without grades and honors; empty for a line about courses or a graduation. */
export function withoutRemarks(text: string): string {
  let plain = text
  for (const pattern of grades) {
    const [before = '', ...others] = plain.split(pattern)
    if (others.length > 0) plain = trimEnds(before) || trimEnds(others.join(' '))
  }
  return remark.test(plain) || bareRemark.test(plain) ? '' : plain
}

const trimEnds = (text: string) => text.replace(/^[\s,;:|·•/–—-]+|[\s,;:|·•/(–—-]+$/gu, '')
