import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const frameLabel = (name: Part) => `Contenido de ${name}`
export const pageLabel = (page: Part) => `Página ${page}`
export const pageWithoutText = (page: Part) => `Página ${page}, una imagen sin texto`
export const pageFailed = 'No pudimos mostrar esta página.'
export const pageOf = (page: Part, pages: Part) => `Página ${page} de ${pages}`
export const ofPages = (pages: Part) => plural(pages, { one: 'de 1', other: `de ${pages}` })
export const pageFieldLabel = 'Número de página'
export const previousPage = 'Página anterior'
export const nextPage = 'Página siguiente'
export const zoomIn = 'Ampliar'
export const zoomOut = 'Reducir'
export const zoomReset = 'Ajustar al ancho'
export const zoomPercent = (percent: Part) => `${percent}%`
export const fileShown = 'El archivo está abierto.'
export const previewCut = 'Este archivo es demasiado largo para mostrarlo completo. Descárgalo para leer el resto.'
export const download = 'Descargar'
export const downloadLabel = (name: Part) => `Descargar ${name}`
export const downloadFailed = 'No pudimos descargar el archivo. Revisa tu conexión e inténtalo de nuevo.'
export const fileDamaged = 'No pudimos abrir este archivo. Puede estar dañado. Aún puedes descargarlo.'
export const filePasswordProtected = 'Este archivo está protegido con contraseña. Descárgalo para abrirlo.'
export const fileTooLargeToShow = 'Este archivo es demasiado grande para mostrarlo aquí. Descárgalo para abrirlo.'
export const fileKindNotShown = 'No podemos mostrar este tipo de archivo aquí. Descárgalo para abrirlo.'
export const fileTooSlow = 'Este archivo tarda demasiado en abrirse aquí. Puedes descargarlo.'
export const previewOffline = 'No tienes conexión. Conéctate a internet para abrir este archivo.'
export const fileGone = 'Este archivo ya no está disponible.'
export const fileNotLoaded = 'No pudimos cargar este archivo.'
