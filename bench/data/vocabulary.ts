import type { Draw } from '../../server/src/demo/draw/random.ts'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { trades } from '../../server/src/demo/words/trades.ts'
import { weighted, zipfWeights } from './zipf.ts'

const listOf = (words: string) => words.split(/\s+/u).filter(Boolean)

/** Roles with their frequency in percent. The last ones provide rare words. */
const roles: readonly (readonly [name: string, weight: number])[] = [
  ['Engineer', 9],
  ['Nurse', 8],
  ['Developer', 7],
  ['Driver', 6.5],
  ['Manager', 6],
  ['Assistant', 5.5],
  ['Technician', 5],
  ['Analyst', 4],
  ['Cook', 4],
  ['Teacher', 3.8],
  ['Specialist', 3.8],
  ['Cashier', 3.5],
  ['Cleaner', 3],
  ['Consultant', 3],
  ['Coordinator', 3],
  ['Electrician', 2.2],
  ['Receptionist', 2],
  ['Accountant', 2],
  ['Designer', 2],
  ['Mechanic', 2],
  ['Administrator', 1.8],
  ['Baker', 1.5],
  ['Plumber', 1.4],
  ['Carpenter', 1.4],
  ['Welder', 1.3],
  ['Recruiter', 1.2],
  ['Pharmacist', 1],
  ['Therapist', 1],
  ['Surveyor', 0.7],
  ['Translator', 0.5],
  ['Veterinarian', 0.25],
  ['Optometrist', 0.1],
  ['Locksmith', 0.05],
  ['Luthier', 0.012],
  ['Horologist', 0.01],
  ['Falconer', 0.006],
]
const fields = listOf(`project software hospital sales night store warehouse account product office school customer
  network data kitchen delivery maintenance production quality security field clinical payroll cloud dental hotel
  restaurant finance marketing operations process community home safety electrical mechanical truck forklift
  surgical bakery pediatric claims tax insurance facility garden research training procurement inventory civil
  structural environmental laboratory logistics automotive content interior mobile backend frontend embedded
  database pharmacy retail construction solar wind marine mining textile furniture piano bicycle watch`)
const levels = ['', '', '', '', '', '', 'Senior', 'Senior', 'Junior', 'Lead', 'Head', 'Trainee']
const categories = [...new Set(trades.map((trade) => trade.category))]
const skills = [
  ...new Set([
    ...listOf(`JavaScript Excel Driving Cooking Python Nursing Welding SQL Accounting Cleaning Teaching Java Spanish
      Scheduling Inventory TypeScript Phlebotomy Bookkeeping Forklift Linux Plumbing Carpentry Roofing Painting
      Photoshop React Kubernetes Docker Terraform PostgreSQL Redis Kafka Figma AutoCAD SolidWorks Revit PLC HVAC
      CNC Negotiation Budgeting Payroll Auditing Recruiting Coaching Tutoring Translation Copywriting SEO
      Photography Gardening Barista Bartending Housekeeping Merchandising Radiology Physiotherapy Statistics
      Tableau Salesforce Jira Scrum Networking Cisco Go Rust Kotlin Swift PHP Ruby C++ C#`),
    ...trades.flatMap((trade) => trade.skills),
  ]),
]
const commonWords = listOf(`work team customers experience day people safety support task time shift help service
  arrange learn care training plan build report keep clean equipment quality good process office weekend client
  standard pay health insurance paid leave benefit schedule hour week order stock machine tool repair record
  write read speak friendly reliable careful young growing company family owned local national market lead
  improve design test deliver product data system network review goal budget staff project guest patient student child
  parent kitchen room floor store truck route load lift stand carry drive licence certificate degree diploma
  school apprenticeship first second early late night morning open close cash register phone mail letter meeting
  question answer offer contract permanent part full flexible remote site travel car bus train bicycle parking
  uniform meal coffee bonus raise career growth mentor colleague culture respect honest fair equal diverse`)
const syllables = listOf(`ba be bi bo bu da de di do du fa fe fi fo ga ge gi go ka ke ki ko ku la le li lo lu ma me mi
  mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi za zo bra cre dro
  fli gra kle plo ste tri mon ter lin den ton mar sel vin`)

const vocabularySize = 40_000

/** Common words, then generated ones, in descending frequency. */
function generateWords(): string[] {
  const draw = drawFrom(71)
  const words = new Set(commonWords)
  while (words.size < vocabularySize) {
    const length = draw.between(2, 4)
    words.add(Array.from({ length }, () => draw.pick(syllables)).join('') + draw.pick(['', '', 'n', 'r', 'k', 'm']))
  }
  return [...words]
}

export interface Vocabulary {
  word(draw: Draw): string
  role(draw: Draw): string
  field(draw: Draw): string
  level(draw: Draw): string
  category(draw: Draw): string
  skills(draw: Draw, count: number): string[]
  /** Sentences of about `words` words, in which words of `also` occur now and then. */
  text(draw: Draw, words: number, also: readonly string[]): string
}

/** Draws words with Zipfian frequencies: few are common, most are rare. */
export function createVocabulary(): Vocabulary {
  const words = generateWords()
  const drawWord = weighted(zipfWeights(words.length, 0.95))
  const drawRole = weighted(roles.map(([, weight]) => weight))
  const drawField = weighted(zipfWeights(fields.length, 0.8))
  const drawSkill = weighted(zipfWeights(skills.length, 0.7))
  const drawCategory = weighted(zipfWeights(categories.length, 0.5))
  const word = (draw: Draw) => words[drawWord(draw)] ?? ''
  const field = (draw: Draw) => fields[drawField(draw)] ?? ''
  const sentence = (draw: Draw, length: number, also: readonly string[]) => {
    let text = word(draw)
    text = text.charAt(0).toUpperCase() + text.slice(1)
    for (let at = 1; at < length; at++) text += ` ${draw.chance(0.05) ? draw.pick(also) : word(draw)}`
    return text
  }
  return {
    word,
    field,
    role: (draw) => roles[drawRole(draw)]?.[0] ?? '',
    level: (draw) => draw.pick(levels),
    category: (draw) => categories[drawCategory(draw)] ?? '',
    skills: (draw, count) => [...new Set(Array.from({ length: count }, () => skills[drawSkill(draw)] ?? ''))],
    text: (draw, length, also) => {
      const sentences: string[] = []
      for (let left = length; left > 0; ) {
        const next = Math.min(left, draw.between(6, 16))
        sentences.push(sentence(draw, next, also))
        left -= next
      }
      if (draw.chance(0.015)) sentences.push(`You report to the ${field(draw)} manager`)
      return `${sentences.join('. ')}.`
    },
  }
}
