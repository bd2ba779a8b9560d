export const lapsedTitle = 'Este enlace a un archivo ha caducado'
export const lapsedAdvice =
  'Los enlaces a archivos funcionan unos minutos, para que nadie más pueda usarlos. Abre el chat y vuelve a elegir el archivo.'
export const unavailableTitle = 'Este archivo no está disponible'
export const unavailableAdvice =
  'Puede que se haya eliminado o que tu cuenta no tenga acceso a él. El chat muestra los archivos que puedes abrir.'
export const openMessages = 'Ir a los mensajes'
