export const expiredFileTitle = 'Este enlace al archivo caducó'
export const expiredFileAdvice =
  'Los enlaces a archivos solo funcionan unos minutos, para que nadie más pueda usarlos. Abre el chat y vuelve a seleccionar el archivo.'
export const missingFileTitle = 'Este archivo no está disponible'
export const missingFileAdvice =
  'Puede que se haya eliminado o que tu cuenta no tenga acceso a él. El chat muestra los archivos que puedes abrir.'
export const signedOutTitle = 'Abre esto desde tu cuenta'
export const signedOutAdvice =
  'Por tu seguridad, este enlace no funciona por sí solo. Inicia sesión y ábrelo desde la página a la que pertenece.'
export const notAllowedTitle = 'No puedes abrir esto'
export const missingTitle = 'No hay nada en esta dirección'
export const missingAdvice = 'Puede que la dirección esté mal escrita o que la página se haya eliminado.'
export const goneTitle = 'Esto ya no está disponible'
export const goneAdvice = 'Se retiró o caducó.'
export const tooLargeTitle = 'Esto es demasiado grande'
export const tooLargeAdvice =
  'Tu navegador envió más de lo que podemos aceptar. Inténtalo con menos o borra las cookies de este sitio.'
export const tooManyTitle = 'Demasiadas solicitudes'
export const failedTitle = 'Algo salió mal de nuestro lado'
export const unavailableTitle = 'Volvemos enseguida'
export const otherTitle = 'No pudimos abrir esto'
/** `when`: «dentro de 5 minutos» */
export const tryAgainIn = (when: string) => `Puedes volver a intentarlo ${when}.`

export const tryAgain = 'Intentar de nuevo'
export const goToStart = 'Ir al inicio'
export const openMessages = 'Ir a los mensajes'
export const openApplications = 'Ir a las candidaturas'
export const openInterviews = 'Ir a las entrevistas'
export const openData = 'Ir a tus datos'
export const openProfile = 'Ir a tu perfil'
export const openBilling = 'Ir a la facturación'
export const openAlerts = 'Ir a las alertas de empleo'
export const openNotifications = 'Ir a los ajustes de notificaciones'
export const openJobs = 'Buscar empleos'
export const confirmEmail = 'Confirmar tu correo'
export const contactUs = 'Escríbenos'
