import type { Part } from '../../part.ts'

export const deleteNowTerm = 'Al instante:'
export const deleteEmployerEffects = 'tus empleos abiertos quedan en pausa y se cierra tu sesión en todas partes.'
export const deleteSeekerEffects = 'nadie encuentra ya tu perfil y se cierra tu sesión en todas partes.'
export const deleteGraceTerm = (graceDays: Part) => `Durante ${graceDays} días:`
export const deleteGracePeriod = 'al iniciar sesión, todo vuelve a estar como estaba.'
export const deleteAfterTerm = 'Después:'
export const deleteEmployerErased =
  'tu perfil, tu empresa, los textos de tus empleos, tus mensajes y tus archivos se borran para siempre. A quienes aún esperan una respuesta se les dice que el puesto se canceló.'
export const deleteSeekerErased =
  'tu perfil, tus cartas, tus mensajes y tus archivos se borran para siempre. Las candidaturas que aún esperan una respuesta se retiran.'
export const deleteRemainsTerm = 'Otras personas conservan'
export const deleteRemains = 'que hubo una candidatura, un chat o una oferta, sin tu nombre, y sus propios mensajes.'
export const deleteAction = 'Eliminar la cuenta'
export const deleteTitle = 'Elimina tu cuenta'
export const deleteConfirmLead = (graceDays: Part) =>
  `Ahora se cierra tu sesión en todas partes, y en ${graceDays} días se borra todo. Hasta entonces, basta con iniciar sesión para conservar la cuenta.`
export const yourPassword = 'Tu contraseña'
export const deleteCancelAction = 'Conservar la cuenta'
export const deleteConfirmAction = 'Eliminar mi cuenta'
export const exportContents =
  'Tu cuenta, tu perfil, tus candidaturas con su historial, ofertas, mensajes, denuncias y ajustes, tal como están guardados. El archivo dice también qué deja fuera y por qué.'
export const exportAction = 'Descargar todo'
export const exportDone = (entries: Part) => `Guardado: ${entries} registros. No compartas el archivo con nadie.`
