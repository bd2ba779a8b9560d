export const expiredFileTitle = 'Este enlace a un archivo ha caducado'
export const expiredFileAdvice =
  'Los enlaces a archivos funcionan unos minutos, para que nadie más pueda usarlos. Abre el chat y vuelve a elegir el archivo.'
export const missingFileTitle = 'Este archivo no está disponible'
export const missingFileAdvice =
  'Puede que se haya eliminado o que tu cuenta no tenga acceso a él. El chat muestra los archivos que puedes abrir.'
export const signedOutTitle = 'Abre esto desde tu cuenta'
export const signedOutAdvice =
  'Por tu seguridad, este enlace no funciona por sí solo. Inicia sesión y ábrelo desde la página a la que pertenece.'
export const notAllowedTitle = 'No puedes abrir esto'
export const missingTitle = 'No hay nada en esta dirección'
export const missingAdvice = 'Puede que la dirección esté mal escrita o que lo que había aquí se haya eliminado.'
export const goneTitle = 'Esto ya no está disponible'
export const goneAdvice = 'Estaba aquí, pero se ha retirado o ha caducado.'
export const tooLargeTitle = 'Esto es demasiado grande'
export const tooLargeAdvice =
  'Lo que envió tu navegador es más grande de lo que aceptamos. Inténtalo con menos, o borra las cookies de este sitio.'
export const tooManyTitle = 'Han sido muchas peticiones a la vez'
export const failedTitle = 'Algo falló por nuestra parte'
export const unavailableTitle = 'Volvemos enseguida'
export const otherTitle = 'No se pudo abrir'
/** `when`: «dentro de 5 minutos» */
export const tryAgainIn = (when: string) => `Puedes volver a intentarlo ${when}.`

export const tryAgain = 'Volver a intentarlo'
export const goToStart = 'Ir al inicio'
export const openMessages = 'Ir a los mensajes'
export const openApplications = 'Ir a las candidaturas'
export const openInterviews = 'Ir a las entrevistas'
export const openData = 'Ir a tus datos'
export const openProfile = 'Ir a tu perfil'
export const openBilling = 'Ir a la facturación'
export const openAlerts = 'Ir a las alertas de empleo'
export const openNotifications = 'Ir a los ajustes de avisos'
export const openJobs = 'Buscar empleos'
export const confirmEmail = 'Confirmar tu correo'
export const contactUs = 'Escríbenos'
