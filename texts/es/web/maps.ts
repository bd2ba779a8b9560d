import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const map = 'Mapa'
export const mapHideAction = 'Ocultar mapa'
export const list = 'Lista'
export const jobMapLabel = 'Mapa de empleos'
export const mapKeysHint =
  'Usa las flechas para mover el mapa y más y menos para acercarlo o alejarlo. La lista muestra los mismos resultados.'
export const zoomIn = 'Acercar'
export const zoomOut = 'Alejar'
export const circleShowAction = 'Restablecer el mapa'
export const areaSearchAction = 'Buscar en esta zona'
export const pinListCloseLabel = 'Cerrar lista'
export const towns = 'Ciudades:'
export const mapLoading = 'Cargando el mapa'
export const mapFailed = 'No pudimos cargar el mapa.'
export const jobMapEmpty = 'Ninguno de estos empleos tiene ubicación.'
export const payMissing = 'Salario no indicado'
export const jobsShownNote = (shown: Part, all: Part) => `Se muestran ${shown} de ${all} empleos.`
export const roundingNote = 'Las ubicaciones se redondean a unos 2 km (1 milla).'
export const jobsInTownUnit = (town: Part) => `empleos en ${town}`
export const jobsHereUnit = 'empleos aquí'
export const talentMapLabel = 'Mapa de personas'
export const talentMapEmpty = 'No conocemos la ciudad de ninguna de estas personas.'
export const peopleShownNote = (shown: Part, all: Part) => `Se muestran ${shown} de ${all} personas.`
export const townCenterNote = 'Las ubicaciones se muestran por ciudad.'
export const peopleUnit = (count: Part) => plural(count, { one: 'persona', other: 'personas' })
export const peopleHereUnit = 'personas aquí'
