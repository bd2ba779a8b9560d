import type { Part } from '../../part.ts'

export const openJobs = 'empleos abiertos'
export const directoryLink = 'Todos los tipos y localidades'
export const categoriesTitle = 'Por tipo de trabajo'
export const townsTitle = 'Por localidad'
export const answerRateTitle = 'Quién responde mejor'
export const answerRateMethodLink = 'Cómo contamos'
export const newestTitle = 'Los más recientes'
export const searchLink = 'Buscar con filtros'
export const otherCategoriesInPlace = (name: Part) => `Otros tipos de trabajo en ${name}`
export const otherCategories = 'Otros tipos de trabajo'
export const nearby = 'Cerca'
export const categoryTownsTitle = (name: Part) => `${name} por localidad`
export const openJobsTerm = 'Para elegir'
export const payMedianTerm = 'Centro de los salarios indicados'
export const payMedianSample = (jobs: Part) => `de ${jobs} empleos que lo indican así`
export const payMedianTooFew = 'Menos de 5 lo indican de la misma manera'
export const newest = 'El más reciente'
export const metaPayMedian = (median: Part) => `El centro de los salarios indicados es ${median}.`
export const metaBestAnswer = (businessName: Part) => `${businessName} es quien mejor responde.`
export const jobs = 'Empleos'
export const placeTitle = (place: Part) => `Empleos en ${place}`
export const categoryTitle = (kind: Part) => `${kind}: empleos`
export const categoryInPlaceTitle = (kind: Part, place: Part) => `${kind}: empleos en ${place}`
export const openJobCount = (count: Part) => `${count} empleos abiertos`
export const openJobCountInPlace = (count: Part, place: Part) => `${count} empleos abiertos en ${place}.`
export const openJobCountOfCategory = (count: Part, kind: Part) => `${kind}: ${count} empleos abiertos.`
export const metaAnswers = 'Antes de postularte, mira con qué frecuencia responde cada empresa.'
export const payPerHour = (pay: Part) => `${pay} por hora`
export const payPerDay = (pay: Part) => `${pay} por día`
export const payPerWeek = (pay: Part) => `${pay} por semana`
export const payPerMonth = (pay: Part) => `${pay} por mes`
export const payPerYear = (pay: Part) => `${pay} por año`
