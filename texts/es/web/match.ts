import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const fits = 'Encaja'
export const fitPartly = 'Encaja en parte'
export const fitMisses = 'No encaja'
export const fitUnknown = 'Sin indicar'
export const matchTitle = 'Qué encaja'
export const fullTime = 'a tiempo completo'
export const partTime = 'a tiempo parcial'
export const contract = 'por contrato'
export const temporary = 'temporal'
export const seasonal = 'de temporada'
export const voluntary = 'de voluntariado'
export const mornings = 'por las mañanas'
export const evenings = 'por las tardes'
export const nights = 'por las noches'
export const weekends = 'los fines de semana'
export const weekdays = 'entre semana'
export const internship = 'de prácticas'
export const apprenticeship = 'de formación dual'
export const skills = 'Habilidades'
export const distance = 'Distancia'
export const pay = 'Salario'
export const availability = 'Disponibilidad'
export const categoryLabel = 'Tipo de trabajo'
export const skillsOnlyInText = (listed: Part) => `El anuncio no indica habilidades; su texto menciona ${listed}.`
export const skillsNotListed = 'El anuncio no indica habilidades que comparar.'
export const skillsOf = (have: Part, asked: Part) =>
  `${have} de ${asked} ${plural(asked, { one: 'habilidad', other: 'habilidades' })}`
export const skillsAll = (asked: Part, listed: Part) =>
  plural(asked, {
    one: `La única que pide el empleo: ${listed}.`,
    other: `Las ${asked} que pide el empleo: ${listed}.`,
  })
export const skillsNone = (asked: Part, listed: Part) =>
  plural(asked, {
    one: `Falta la única que pide el empleo: ${listed}.`,
    other: `Ninguna de las ${asked} que pide el empleo. Faltan: ${listed}.`,
  })
export const skillsSomeMissing = (have: Part, asked: Part, listed: Part, missing: Part) =>
  `${have} de ${asked}: ${listed}. Falta: ${missing}.`
export const distanceJobUnknown = 'El anuncio no dice dónde está exactamente el trabajo.'
export const distanceSeekerUnknown = 'El perfil no indica un lugar desde el que medir.'
export const remote = 'a distancia'
export const distanceRemote = 'El trabajo es a distancia: no hay que desplazarse.'
export const distanceUnder1Km = 'menos de 1 km'
export const km = (distance: Part) => `${distance} km`
export const distanceHybridNote = 'Híbrido: no todos los días.'
export const away = (way: Part) => `a ${way}`
export const distanceReason = (way: Part) => `En línea recta desde el lugar del perfil: ${way}, aproximadamente.`
export const distanceReasonToCity = (way: Part, city: Part) =>
  `En línea recta desde el lugar del perfil hasta ${city}: ${way}, aproximadamente.`
export const payJobUnknown = 'El anuncio no indica el salario.'
export const payCurrencyDiffers =
  'Las tarifas de los perfiles están en dólares estadounidenses; este empleo paga en otra moneda.'
export const payRange = (from: Part, to: Part) => `de ${from} a ${to}`
export const payPerHour = (pay: Part) => `el empleo paga ${pay} por hora`
export const payFromDay = (pay: Part) =>
  `el empleo paga aproximadamente ${pay} por hora, calculado a partir del salario por día`
export const payFromWeek = (pay: Part) =>
  `el empleo paga aproximadamente ${pay} por hora, calculado a partir del salario por semana`
export const payFromMonth = (pay: Part) =>
  `el empleo paga aproximadamente ${pay} por hora, calculado a partir del salario por mes`
export const payFromYear = (pay: Part) =>
  `el empleo paga aproximadamente ${pay} por hora, calculado a partir del salario por año`
export const paySeekerUnknown = (pays: Part) => `El perfil no indica una tarifa; ${pays}.`
export const payAsked = (money: Part, pays: Part) => `Se piden ${money} por hora; ${pays}.`
export const payShortBelow = 'salario menor de lo pedido'
export const payBelow = (asks: Part, money: Part) => `${asks} Faltan ${money}.`
export const payShortAbove = 'salario mayor de lo pedido'
export const payShortInRange = 'salario dentro del rango'
export const availabilitySeekerUnknown = 'El perfil no dice cuándo.'
export const availabilityCompared = (said: Part, job: Part) => `Disponibilidad: «${said}»; el empleo: ${job}.`
export const available = (said: Part) => `Disponibilidad: «${said}».`
export const availabilityJobMissing = (job: Part) => `no ${job}`
export const categorySeekerUnknown = (category: Part) =>
  `El perfil no indica un tipo de trabajo; el del empleo es ${category}.`
export const categoryShortSame = 'mismo tipo de trabajo'
export const categorySame = (category: Part) => `${category}, como dice el perfil.`
export const relatedWork = 'trabajo relacionado'
export const categoryShortOther = 'otro tipo de trabajo'
export const categoryOther = (wanted: Part, category: Part) => `El perfil dice ${wanted}; el empleo es de ${category}.`
export const distanceFromYou = (way: Part) => `a ${way} de ti`
