import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const answersTitle = 'Historial de respuestas'
export const answersMethodLink = 'Cómo contamos'
export const answersFinished = 'Candidaturas terminadas, últimos 90 días'
export const answersAnswered = 'Respondidas'
export const answersClaimed = 'De ellas, por teléfono o por otra vía'
export const answersUnanswered = 'Sin respuesta'
export const orderByAnswers = 'Mejor tasa de respuesta'
export const byName = 'Nombre'
export const newestFirst = 'Más recientes primero'
export const companySearch = 'Búsqueda de empresas'
export const searchLabel = 'Empresa o industria'
export const placeFilter = 'Ciudad, código postal o estado'
export const industryFilter = 'Todas las industrias'
export const sizeFilter = 'Cualquier tamaño'
export const chosenFilters = 'Filtros'
export const removeFilter = 'Quitar filtro:'
export const nearPlace = (place: Part) => `Cerca de ${place}`
export const order = 'Ordenar por'
export const search = 'Buscar'
export const listLoading = 'Cargando empresas'
export const listFailed = 'No pudimos cargar las empresas.'
export const companyCount = (total: Part) => plural(total, { one: '1 empresa', other: `${total} empresas` })
export const forName = (name: Part) => `para «${name}»`
export const searchEmptyTitle = 'No se encontraron empresas'
export const listEmptyTitle = 'Todavía no hay empresas'
export const searchEmptyAction = 'Ver todas las empresas'
export const listEmptyAction = 'Agregar tu empresa'
export const searchEmptyHint = 'Prueba con un nombre más corto o quita un filtro.'
export const listEmptyHint = 'Las empresas aparecen aquí cuando crean su página.'
export const importedNotice =
  'Los empleos de esta empresa se importaron de una fuente pública. Todavía no tiene una cuenta aquí.'
export const claimAction = 'Avísanos de que es tu empresa'
export const about = (businessName: Part) => `Acerca de ${businessName}`
export const openJobs = 'Empleos abiertos'
export const reviews = 'Reseñas'
export const reviewsNote = 'de personas que buscan empleo'
export const asideLabel = 'Historial de respuestas y datos'
export const facts = 'Datos'
export const trade = 'Industria'
export const size = 'Tamaño'
export const place = 'Ubicación'
export const website = 'Sitio web'
export const hereSince = 'Miembro desde'
export const people = (size: Part) => `${size} personas`
export const openJobsNone = 'Sin empleos abiertos'
export const openJobCount = (count: Part) =>
  plural(count, { one: '1 empleo abierto', other: `${count} empleos abiertos` })
export const benefits = 'Beneficios'
export const photos = 'Fotos'
export const photoFallback = (position: Part, businessName: Part) => `Foto ${position} de ${businessName}`
export const followAction = 'Seguir'
