import type { Part } from '../../part.ts'

export const accountForApply = (job: Part, company: Part) => `Postúlate a ${job} en ${company}`
export const applyAction = 'Postularme con mi perfil'
export const applyElsewhereHint =
  'Este empleo se importó de una fuente pública que no indica ningún enlace. Postúlate en el sitio de la empresa.'
export const applyAtSourceAction = (host: Part) => `Postularme en ${host}`
export const applyAtSourceHint =
  'Este empleo se importó de una fuente pública. Te postularás allí, así que no podemos mostrarte cuándo responden.'
export const newTabHint = '(se abre en una pestaña nueva)'
export const ownJobHint = 'Este empleo es tuyo.'
export const ownJobLink = 'Administrar este empleo'
export const employerHint = 'Iniciaste sesión como empresa. Las empresas no pueden postularse a empleos.'
export const confirmEmailAction = 'Confirma tu correo para postularte'
