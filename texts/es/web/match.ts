import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const fits = 'Coincide'
export const fitPartly = 'Coincide en parte'
export const fitMisses = 'No coincide'
export const fitUnknown = 'Sin indicar'
export const matchTitle = 'Coincidencia'
export const partsFit = (fitting: number, all: Part) =>
  plural(fitting, { one: `1 de ${all} coincide`, other: `${fitting} de ${all} coinciden` })
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
export const categoryLabel = 'Campo'
export const skillsOnlyInText = (listed: Part) =>
  `Este anuncio no indica habilidades, pero su texto menciona ${listed}.`
export const skillsNotListed = 'Este anuncio no indica habilidades.'
export const skillsOf = (have: Part, asked: Part) =>
  `${have} de ${asked} ${plural(asked, { one: 'habilidad', other: 'habilidades' })}`
export const skillsAll = (asked: Part, listed: Part) =>
  plural(asked, {
    one: `La única que pide este empleo: ${listed}.`,
    other: `Las ${asked} que pide este empleo: ${listed}.`,
  })
export const skillsNone = (asked: Part, listed: Part) =>
  plural(asked, {
    one: `Falta la única que pide este empleo: ${listed}.`,
    other: `Ninguna de las ${asked} que pide este empleo. Faltan: ${listed}.`,
  })
export const skillsSomeMissing = (have: Part, asked: Part, listed: Part, missing: Part) =>
  `${have} de ${asked}: ${listed}. Falta: ${missing}.`
export const distanceJobUnknown = 'Este anuncio no indica una ubicación exacta.'
export const distanceSeekerUnknown = 'Su perfil no indica una ubicación.'
export const distanceOwnUnknown = 'No has agregado tu ubicación.'
export const remote = 'a distancia'
export const distanceRemote = 'A distancia: sin traslados.'
export const distanceHybridNote = 'Híbrido: no todos los días.'
export const away = (way: Part) => `a ${way}`
export const distanceReason = (way: Part) => `A unos ${way} de su ubicación, en línea recta.`
export const distanceReasonToCity = (way: Part, city: Part) =>
  `Unos ${way} desde su ubicación hasta ${city}, en línea recta.`
export const distanceOwnReason = (way: Part) => `A unos ${way} de ti, en línea recta.`
export const distanceOwnReasonToCity = (way: Part, city: Part) => `A unos ${way} de ti, en ${city}, en línea recta.`
export const payJobUnknown = 'Este anuncio no indica el salario.'
export const payCurrencyDiffers =
  'Las tarifas de los perfiles están en dólares estadounidenses, pero este empleo paga en otra moneda.'
export const payRange = (from: Part, to: Part) => `de ${from} a ${to}`
export const payPerHour = (pay: Part) => `este empleo paga ${pay} por hora`
export const payFromDay = (pay: Part) => `este empleo paga aproximadamente ${pay} por hora, según su salario por día`
export const payFromWeek = (pay: Part) =>
  `este empleo paga aproximadamente ${pay} por hora, según su salario por semana`
export const payFromMonth = (pay: Part) => `este empleo paga aproximadamente ${pay} por hora, según su salario por mes`
export const payFromYear = (pay: Part) => `este empleo paga aproximadamente ${pay} por hora, según su salario por año`
export const paySeekerUnknown = (pays: Part) => `Su perfil no indica una tarifa; ${pays}.`
export const payOwnUnknown = (pays: Part) => `No has indicado una tarifa; ${pays}.`
export const payAsked = (money: Part, pays: Part) => `Pide ${money} por hora; ${pays}.`
export const payOwnAsked = (money: Part, pays: Part) => `Pides ${money} por hora; ${pays}.`
export const payShortBelow = 'paga menos de lo pedido'
export const payOwnShortBelow = 'paga menos de lo que pides'
export const payBelow = (asks: Part, money: Part) => `${asks} Son ${money} menos.`
export const payShortAbove = 'paga más de lo pedido'
export const payOwnShortAbove = 'paga más de lo que pides'
export const payShortInRange = 'salario dentro del rango'
export const availabilitySeekerUnknown = 'Su perfil no indica disponibilidad.'
export const availabilityOwnUnknown = 'No has indicado cuándo puedes trabajar.'
export const availabilityCompared = (said: Part, job: Part) => `Disponibilidad: «${said}»; este empleo es ${job}.`
export const available = (said: Part) => `Disponibilidad: «${said}».`
export const availabilityJobMissing = (job: Part) => `no ${job}`
export const categorySeekerUnknown = (category: Part) => `Su perfil no indica un campo; este empleo es de ${category}.`
export const categoryOwnUnknown = (category: Part) => `No has elegido un campo; este empleo es de ${category}.`
export const categoryShortSame = 'mismo campo'
export const categorySame = (category: Part) => `${category}, igual que en su perfil.`
export const categoryOwnSame = (category: Part) => `${category}, igual que en tu perfil.`
export const relatedWork = 'campo relacionado'
export const categoryShortOther = 'otro campo'
export const categoryOther = (wanted: Part, category: Part) =>
  `Su perfil dice ${wanted}; este empleo es de ${category}.`
export const categoryOwnOther = (wanted: Part, category: Part) =>
  `Tu perfil dice ${wanted}; este empleo es de ${category}.`
export const distanceFromYou = (way: Part) => `a ${way} de ti`
