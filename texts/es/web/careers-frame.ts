import type { Part } from '../../part.ts'

export const title = (company: Part) => `Ofertas de empleo de ${company}`
export const description = (company: Part) =>
  `Las ofertas de empleo de ${company} y cuántas candidaturas ha respondido la empresa.`
export const empty = 'No hay ofertas abiertas en este momento.'
export const emptyHint = 'Ver la empresa en Hearback'
export const allJobs = (count: Part) => `Ver las ${count} ofertas`
export const posted = (date: Part) => `Publicada el ${date}`
export const opensInNewTab = '(se abre en una pestaña nueva)'
export const place = 'Ubicación'
export const everyPlace = 'Todas las ubicaciones'
export const filterAction = 'Mostrar'
export const noneInPlace = 'No hay ofertas abiertas en esta ubicación.'
export const answersMethodLink = 'Cómo contamos las respuestas'
export const poweredBy = 'Empleos en Hearback'
export const missingTitle = 'Estas ofertas no están disponibles'
export const missingHint = 'Puede que la empresa haya dejado Hearback o que la dirección sea incorrecta.'
