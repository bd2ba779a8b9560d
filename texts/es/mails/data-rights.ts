import type { Part } from '../../part.ts'

export const deletionSubject = (day: Part) => `Tu cuenta de Hearback se eliminará el ${day}`
export const deletionRequested =
  'Nos pediste eliminar tu cuenta. Ya nadie puede verla, y se cerró tu sesión en todos los dispositivos.'
export const companyLeft =
  'Dejaste tu empresa, que sigue abierta con las demás personas. Si vuelves, pide otra invitación a quien la dirige.'
export const deletionDate = (day: Part) =>
  `El ${day} eliminaremos tus datos personales de forma definitiva. ¿Cambiaste de opinión? Inicia sesión antes para conservar tu cuenta.`
export const keepAccountLink = 'Iniciar sesión y conservar mi cuenta'
export const notYouAdvice = '¿No fuiste tú? Inicia sesión y cambia tu contraseña cuanto antes.'
export const deletionCanceledSubject = 'Recuperaste tu cuenta de Hearback'
export const deletionCanceledText =
  'Iniciaste sesión, así que no eliminaremos tu cuenta. Todo lo que estaba oculto vuelve a ser visible.'
export const notYouResetAdvice = '¿No fuiste tú? Restablece tu contraseña y responde a este correo.'
export const erasedSubject = 'Se eliminó tu cuenta de Hearback'
export const erasedText =
  'Pasaron los 30 días. Tu perfil, tus cartas de presentación, tus mensajes y tus archivos se eliminaron y no se pueden recuperar.'
export const erasedRemains =
  'Las personas con las que trataste todavía ven que hubo una candidatura, un chat o una oferta, pero no tu nombre.'
