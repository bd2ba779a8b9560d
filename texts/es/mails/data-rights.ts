import type { Part } from '../../part.ts'

export const deletionSubject = (day: Part) => `Tu cuenta de Hearback se borra el ${day}`
export const deletionRequested =
  'Nos pediste borrar tu cuenta. Desde ahora nadie te encuentra, y se cerró tu sesión en todas partes.'
export const deletionDate = (day: Part) =>
  `El ${day} se borra para siempre todo lo personal. Hasta entonces, iniciar sesión devuelve la cuenta como estaba.`
export const keepAccountLink = 'Iniciar sesión y conservar la cuenta'
export const notYouAdvice = '¿No fuiste tú? Inicia sesión y cambia tu contraseña enseguida.'
export const deletionCanceledSubject = 'Tu cuenta de Hearback ha vuelto'
export const deletionCanceledText =
  'Iniciaste sesión, así que tu cuenta no se borra. Lo que estaba oculto vuelve a mostrarse.'
export const notYouResetAdvice = '¿No fuiste tú? Cambia tu contraseña y responde a este correo.'
export const erasedSubject = 'Tu cuenta de Hearback está borrada'
export const erasedText =
  'Pasaron los 30 días: tu perfil, tus cartas, tus mensajes y tus archivos ya no están, y nadie puede recuperarlos.'
export const erasedRemains = 'Otras personas conservan que hubo una candidatura, un chat o una oferta, sin tu nombre.'
