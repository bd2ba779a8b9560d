import { withoutAccents } from '@hearback/contract/values/text.ts'
import { readBundledGroups } from '../../../search/vocabulary/bundled-groups.ts'

interface TitleWords {
  readonly terms: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

let loaded: TitleWords | undefined

/** Whole titles of the vocabulary, and the words that name the person in them: "cook" of "line cook", "jefe" of "jefe de obra". */
function titleWords(): TitleWords {
  if (loaded) return loaded
  const groups = readBundledGroups().filter(({ kind }) => kind === 'title')
  const terms = groups.flatMap((group) => group.terms.map(({ term }) => wordsOf(term)))
  const counts = new Map<string, number>()
  const count = (word = '') => counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const words of terms) {
    if (words.length === 1 || !isSpanish(words)) count(words.at(-1))
    if (words.length > 1 && isSpanish(words)) count(words[0])
  }
  const frequent = [...counts].filter(([word, times]) => times > 1 && word.length > 2).map(([word]) => word)
  loaded = {
    terms: new Set(terms.map((words) => words.join(' '))),
    words: new Set([...frequent, ...ranks].filter((word) => !orgWords.has(word))),
  }
  return loaded
}

const isSpanish = (words: readonly string[]) => ['de', 'del', 'en', 'al'].includes(words[1] ?? '')

const ranks =
  `senior junior lead head chief trainee intern apprentice assistant associate freelance owner founder director
  directora manager supervisor supervisora coordinator specialist consultant engineer analyst developer administrator officer
  technician teacher nurse operator representative agent advisor clerk jefe jefa encargado encargada responsable gerente
  becario becaria aprendiz auxiliar ayudante asistente coordinador coordinadora tecnico tecnica especialista consultor
  consultora ingeniero ingeniera analista desarrollador desarrolladora administrativo administrativa oficial operario operaria
  dependiente dependienta profesor profesora maestro maestra enfermero enfermera comercial asesor asesora practicas peon
  mozo moza vendedor vendedora camarero camarera cocinero cocinera conductor conductora repartidor repartidora`.split(
    /\s+/u,
  )

const orgWords = new Set(
  `inc llc ltd corp corporation company co plc gmbh sl slu sa sau sas srl sc coop group grupo holdings partners labs laboratories
  hospital clinic clinica school colegio university universidad bank banco restaurant restaurante hotel cafe bakery panaderia
  pasteleria market mercado supermarket supermercado supermercados logistics logistica transportes transport systems sistemas
  solutions soluciones services servicios foods alimentos works talleres taller studio studios estudio foundation fundacion
  ayuntamiento construcciones construction builders electric electrica industries industrias farms farm granja store tienda
  tiendas center centre centro institute instituto academy academia agency agencia consulting consultores asociados associates
  sons hijos hermanos brothers bros press media software technologies tecnologias motors autos garage pharmacy farmacia health
  salud care department departamento county city council laboratorio laboratorios bistro diner grill kitchen cocina inn resort
  freight express warehouse almacenes distribuciones seguros insurance credit telecom energy energia bodegas
  cooperativa club museum museo theater teatro ministerio gobierno church parroquia iglesia network networks`.split(
    /\s+/u,
  ),
)
const legalForm =
  /(?:^|[\s,])(?:inc|llc|l\.l\.c|ltd|corp|co|plc|gmbh|s\.?l\.?u?|s\.?a\.?u?|s\.a\. de c\.v|s\.?a\.?s|s\.r\.l|c\.b|s\. ?coop)\.?$/iu

/** Whether the end of a text after a comma is the legal form of a company: "Inc.", "S.L." */
export const isLegalForm = (text: string): boolean => text.trim().replace(legalForm, '') === ''

const wordsOf = (text: string) =>
  withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How much a text looks like a job title (positive) or a company (negative). */
export function titleScore(text: string): number {
  const { terms, words } = titleWords()
  const said = wordsOf(text)
  const isTerm = terms.has(said.join(' ')) ? 3 : 0
  const titles = said.filter((word) => words.has(word)).length
  const isLed = words.has(said[0] ?? '') || words.has(said.at(-1) ?? '')
  const organizations = isLed ? 0 : said.filter((word) => orgWords.has(word)).length
  const form = legalForm.test(text.trim()) ? 4 : 0
  return isTerm + Math.min(titles, 2) * 2 - Math.min(organizations, 2) * 2 - form
}

const schoolWords =
  /\b(?:university|college|school|institute|academy|polytechnic|universidad|universitat|politecnica|facultad|instituto|escuela|colegio|liceo|academia|conservatorio|centro|ies|unam|uned|mit|bootcamp|training cent(?:er|re)|universite|hochschule|fachhochschule|gymnasium|berufsschule|ecole|lycee)\b/u
export const isSchool = (text: string): boolean => schoolWords.test(withoutAccents(text))

const employmentTypes = new Set(
  `full time|part time|full time job|temporary|contract|contractor|seasonal|internship|permanent|freelance|jornada completa|media jornada|
  tiempo completo|medio tiempo|tiempo parcial|temporal|contrato indefinido|contrato temporal|indefinido|a tiempo parcial|
  jornada parcial|a tiempo completo|remote|remoto|hybrid|hibrido|on site|onsite|presencial|teletrabajo`
    .split('|')
    .map((one) => one.trim()),
)
/** Whether a text says how one works rather than where or as what: "Full-time", "Remoto". */
export const isWorkKind = (text: string): boolean => employmentTypes.has(wordsOf(text).join(' '))
