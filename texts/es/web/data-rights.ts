import type { Part } from '../../part.ts'

export const deleteNowTerm = 'De inmediato:'
export const deleteEmployerEffects =
  'se cierra tu sesión en todos los dispositivos. Dejas tu empresa o, si nadie más pertenece a ella, sus empleos abiertos quedan en pausa.'
export const deleteMemberEffects =
  'se cierra tu sesión en todos los dispositivos y dejas tu empresa. Sus empleos, candidaturas y mensajes se quedan allí.'
export const deleteFormerEffects = 'se cierra tu sesión en todos los dispositivos.'
export const deleteMemberErased =
  'tus datos personales se eliminan para siempre. La empresa en la que trabajaste no se ve afectada.'
export const deleteSeekerEffects = 'nadie puede encontrar tu perfil y se cierra tu sesión en todos los dispositivos.'
export const deleteGraceTerm = (graceDays: Part) => `Durante ${graceDays} días:`
export const deleteGracePeriod = 'inicia sesión para recuperarlo todo.'
export const deleteAfterTerm = 'Después:'
export const deleteEmployerErased =
  'tus datos personales se eliminan para siempre. Si nadie más pertenecía a tu empresa, también se eliminan la empresa, los textos de los empleos, los mensajes y los archivos, y a quienes aún esperan una respuesta se les dice que el empleo se canceló.'
export const deleteSeekerErased =
  'tu perfil, tus cartas, tus mensajes y tus archivos se eliminan para siempre. Las candidaturas abiertas se retiran.'
export const deleteRemainsTerm = 'Lo que conservan los demás:'
export const deleteRemains = 'un registro de la candidatura, el chat o la oferta sin tu nombre, y sus propios mensajes.'
export const deleteAction = 'Eliminar la cuenta'
export const deleteTitle = '¿Eliminar tu cuenta?'
export const deleteConfirmLead = (graceDays: Part) =>
  `Se cerrará tu sesión en todos los dispositivos y en ${graceDays} días se eliminará todo. Para conservar la cuenta, inicia sesión antes.`
export const yourPassword = 'Tu contraseña'
export const deleteCancelAction = 'Cancelar'
export const deleteConfirmAction = 'Eliminar mi cuenta'
export const exportContents =
  'Tu cuenta, tu perfil, tus candidaturas con su historial, tus ofertas, mensajes, denuncias y ajustes, tal como los guardamos. El archivo también indica qué deja fuera y por qué.'
export const exportAction = 'Descargar todo'
export const exportDone = (entries: Part) => `${entries} registros guardados. No compartas el archivo con nadie.`
export const accountDeletionScheduled = (day: Part) =>
  `Tu cuenta se eliminará el ${day}. Para conservarla, inicia sesión antes de esa fecha.`
