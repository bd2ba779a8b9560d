import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const cardDistance = (km: Part) => `${km} km`
export const cardDistanceRounded = (distance: Part) => `, a unos ${distance}`
export const skillsMore = (left: Part) => `${left} más`
export const listLoading = 'Cargando personas'
export const emptyTitle = 'No se encontró a nadie'
export const emptyHint = 'Quita una habilidad o busca más lejos de la ciudad.'
export const withinKm = (km: Part) => `A menos de ${km} km`
export const skills = 'Habilidades'
export const skillsPlaceholder = 'Panadería, Higiene alimentaria'
export const words = 'Palabras'
export const wordsPlaceholder = 'Trabajo, categoría, lo que sea'
export const city = 'Ciudad'
export const unknownPostalCode = (code: Part) => `No conocemos el código postal ${code}`
export const unknownPostalCodeHint = 'Escribe la ciudad, por ejemplo “Londres” o “Berlín, Alemania”.'
export const areaEverywhere = (area: Part) => `En todo el territorio de ${area}.`
export const distanceNeedsCity = (area: Part) =>
  `En todo el territorio de ${area}. La distancia solo se aplica a una ciudad o un código ZIP, así que aquí no se usa.`
export const cityUnknown = 'No conocemos esta ciudad. Elige una de la lista para buscar a su alrededor.'
export const distance = 'Distancia'
export const distanceInCity = 'En la ciudad'
export const search = 'Buscar'
export const visibilityFound =
  'El nombre completo y la experiencia se muestran cuando esa persona se postula a tus empleos, acepta tu mensaje o recibe una oferta tuya. El teléfono, el correo electrónico y el lugar exacto se muestran cuando acepta una oferta.'
export const visibilityContact =
  'El teléfono, el correo electrónico y el lugar exacto se muestran cuando acepta una oferta.'
export const missingTitle = 'Este perfil no está'
export const missingAction = 'Buscar otros'
export const missingHint = 'Se retiró, o no se muestra a tu empresa.'
export const profile = 'Perfil'
export const peopleFound = (total: Part, count: Part) =>
  plural(total, { one: `${count} persona`, other: `${count} personas` })
export const viewLoading = 'Cargando el perfil'
