import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const cardDistanceRounded = (distance: Part) => `, a unos ${distance}`
export const skillsMore = (left: Part) => `${left} más`
export const listLoading = 'Cargando personas'
export const emptyTitle = 'No se encontraron personas'
export const emptyHint = 'Quita una habilidad o busca más lejos.'
export const withinDistance = (distance: Part) => `A menos de ${distance}`
export const skills = 'Habilidades'
export const skillsPlaceholder = 'Panadería, Higiene alimentaria'
export const words = 'Palabras clave'
export const wordsPlaceholder = 'Puesto, categoría, lo que sea'
export const city = 'Ciudad'
export const unknownPostalCode = (code: Part) => `No encontramos el código postal ${code}`
export const unknownPostalCodeHint = 'Escribe la ciudad, por ejemplo «Londres» o «Berlín, Alemania».'
export const areaEverywhere = (area: Part) => `En cualquier parte de ${area}.`
export const distanceNeedsCity = (area: Part) =>
  `En cualquier parte de ${area}. Para usar una distancia, escribe una ciudad o un código postal.`
export const cityUnknown = 'No reconocemos esta ciudad. Elige una de la lista.'
export const distance = 'Distancia'
export const distanceInCity = 'En la ciudad'
export const search = 'Buscar'
export const visibilityFound =
  'Verás su nombre completo y su experiencia cuando se postule, acepte tu mensaje o tenga una oferta tuya. Verás su teléfono, su correo electrónico y su ubicación exacta cuando acepte una oferta.'
export const visibilityContact =
  'Verás su teléfono, su correo electrónico y su ubicación exacta cuando acepte una oferta.'
export const missingTitle = 'Perfil no disponible'
export const missingAction = 'Buscar talento'
export const missingHint = 'Se eliminó o está oculto para tu empresa.'
export const profile = 'Perfil'
export const peopleFound = (total: Part, count: Part) =>
  plural(total, { one: `${count} persona`, other: `${count} personas` })
export const viewLoading = 'Cargando el perfil'
export const filtersLabel = 'Más filtros'
export const filtersCount = (count: Part) => `Más filtros (${count})`
export const filtersHint =
  'Disponibilidad, experiencia, salario y última visita solo encuentran a quienes eligieron mostrarlos.'
export const filterAny = 'Cualquiera'
export const filterCategory = 'Categoría'
export const filterAvailability = 'Disponibilidad'
export const filterYears = 'Experiencia'
export const filterYearsChoice = (years: Part) => plural(years, { one: '1 año o más', other: `${years} años o más` })
export const filterRate = 'Salario por hora hasta (USD)'
export const filterVerified = 'Experiencia confirmada por correo de trabajo'
export const cardYears = (years: Part) =>
  plural(years, { one: '1 año de experiencia', other: `${years} años de experiencia` })
export const filterSeen = 'Última visita'
export const seenThisWeek = 'Esta semana'
export const seenThisMonth = 'Este mes'
export const cardSeenThisWeek = 'Visita esta semana'
export const cardSeenThisMonth = 'Visita este mes'
export const cardSeenEarlier = 'Última visita hace más de un mes'
export const orderLabel = 'Ordenar por'
export const orderBest = 'Mejor coincidencia'
export const orderSeen = 'Última visita'
export const reviewsNote = 'de empresas'
export const reviewsEmpty = 'Todavía no hay reseñas.'
export const chatMeaning = (name: Part) =>
  `${name} no se ha postulado a tu empresa, así que tu primer mensaje usa uno de los créditos de mensajes de este mes. Recuperas el crédito cuando responda.`
export const creditsLeft = (left: Part, limit: Part) => `Este mes te quedan ${left} de ${limit} créditos.`
