import type { Part } from '../../part.ts'

export const openJobs = 'empleos abiertos'
export const directoryLink = 'Todas las categorías y ciudades'
export const categoriesTitle = 'Por categoría'
export const townsTitle = 'Por ciudad'
export const answerRateTitle = 'Quién responde mejor'
export const answerRateMethodLink = 'Cómo contamos'
export const newestTitle = 'Empleos más recientes'
export const searchLink = 'Buscar con filtros'
export const otherCategoriesInPlace = (name: Part) => `Más categorías en ${name}`
export const otherCategories = 'Más categorías'
export const nearby = 'Cerca'
export const categoryTownsTitle = (name: Part) => `${name} por ciudad`
export const openJobsTerm = 'Empleos abiertos'
export const payMedianTerm = 'Salario mediano'
export const payMedianSample = (jobs: Part) => `de ${jobs} empleos`
export const payMedianTooFew = 'No hay suficientes datos de salario'
export const newest = 'Última publicación'
export const metaPayMedian = (median: Part) => `El salario mediano es ${median}.`
export const metaBestAnswer = (businessName: Part) => `${businessName} responde mejor que las demás.`
export const jobs = 'Empleos'
export const placeTitle = (place: Part) => `Empleos en ${place}`
export const categoryTitle = (kind: Part) => `${kind}: empleos`
export const categoryInPlaceTitle = (kind: Part, place: Part) => `${kind}: empleos en ${place}`
export const openJobCount = (count: Part) => `${count} empleos abiertos`
export const openJobCountInPlace = (count: Part, place: Part) => `${count} empleos abiertos en ${place}.`
export const openJobCountOfCategory = (count: Part, kind: Part) => `${kind}: ${count} empleos abiertos.`
export const metaAnswers = 'Mira con qué frecuencia responde cada empresa antes de postularte.'
export const payPerHour = (pay: Part) => `${pay} por hora`
export const payPerDay = (pay: Part) => `${pay} por día`
export const payPerWeek = (pay: Part) => `${pay} por semana`
export const payPerMonth = (pay: Part) => `${pay} por mes`
export const payPerYear = (pay: Part) => `${pay} por año`
