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
