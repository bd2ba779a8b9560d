import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const map = 'Mapa'
export const list = 'Lista'
export const jobMapLabel = 'Mapa de los empleos encontrados'
export const mapKeysHint = 'Las flechas mueven el mapa; más y menos lo acercan y lo alejan. La lista contiene lo mismo.'
export const zoomIn = 'Acercar'
export const zoomOut = 'Alejar'
export const circleShowAction = 'Mostrar el círculo entero'
export const pinListCloseLabel = 'Cerrar la lista de este lugar'
export const towns = 'Poblaciones:'
export const km = (distance: Part) => `${distance} km`
export const mapLoading = 'Dibujando el mapa'
export const mapFailed = 'No se pudo cargar el mapa.'
export const jobMapEmpty = 'Ninguno de estos empleos indica un lugar.'
export const payMissing = 'Salario no indicado'
export const jobsShownNote = (shown: Part, all: Part) => `${shown} de ${all} empleos están en el mapa.`
export const roundingNote = 'Los puntos están redondeados a unos 2 km.'
export const jobsInTownUnit = (town: Part) => `empleos en ${town}`
export const jobsHereUnit = 'empleos aquí'
export const talentMapLabel = 'Mapa de las personas encontradas'
export const talentMapEmpty = 'Ninguna de estas personas vive en una población que conozcamos.'
export const peopleShownNote = (shown: Part, all: Part) => `${shown} de ${all} personas están en el mapa.`
export const townCenterNote = 'Cada persona aparece en el centro de su población.'
export const peopleUnit = (count: Part) => plural(count, { one: 'persona', other: 'personas' })
export const peopleHereUnit = 'personas aquí'
