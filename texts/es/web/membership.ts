import type { Part } from '../../part.ts'

export const memberSignedOutNotice = '¿Te quitaron del equipo de tu empresa? Inicia sesión para ver qué puedes hacer.'
export const ownersOnlyCompany = 'Solo las personas propietarias de la empresa pueden cambiar esta página.'
export const ownersOnlyPlan = 'Solo las personas propietarias de la empresa pueden cambiar el plan y ver las facturas.'
export const ownersLink = 'Ver quiénes son'
export const formerTitle = 'Ahora no estás en ningún equipo'
export const formerHint = (email: Part) =>
  `Tu cuenta ya no pertenece a una empresa. Sus empleos, candidaturas y mensajes se quedaron allí. Para volver a contratar, pide a una empresa que invite a ${email}. También puedes eliminar tu cuenta.`
export const formerSettingsAction = 'Ajustes de la cuenta'
export const formerDeleteAction = 'Eliminar cuenta'
export const contributorTitle = 'Esta página no es para colaboradores'
export const contributorHint =
  'Puedes leer candidaturas y escribir notas en los empleos en los que participas. Si necesitas hacer más, habla con una persona propietaria.'
export const contributorJobsAction = 'Tus empleos'
export const contributorJobsEmptyTitle = 'Todavía no participas en ningún empleo'
export const contributorJobsEmptyHint =
  'Alguien de tu equipo te añade a un empleo. Entonces lo verás aquí con sus candidaturas.'
export const contributorJobsEmptyAction = 'Ver tu equipo'
export const teamSection = 'Equipo'
