import type { Part } from '../../part.ts'

export const createdSubject = (company: Part) => `Nueva clave de API de ${company}`
export const createdText = (by: Part, name: Part, company: Part) =>
  `${by} creó la clave de API «${name}» de ${company}. Quien tenga esta clave puede actuar en nombre de tu empresa:`
export const someMember = 'Una persona propietaria'
export const jobsRead = 'Ver tus empleos'
export const jobsWrite = 'Publicar, cambiar y cerrar empleos'
export const applicationsRead = 'Ver las candidaturas con nombres, datos de contacto y archivos'
export const applicationsWrite = 'Responder a las candidaturas'
export const createdAdvice = '¿No te lo esperabas? Revoca la clave ahora mismo. Dejará de funcionar de inmediato.'
export const keysLink = 'Ver tus claves de API'
