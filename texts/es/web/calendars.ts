export const title = 'Entrevistas en tu calendario'
export const loading = 'Cargando la dirección de tu calendario'
export const failed = 'No pudimos cargar la dirección de tu calendario.'
export const lead =
  'Muestra tus entrevistas confirmadas en el calendario que ya usas, como Google Calendar, Outlook o Apple Calendar. Los cambios y las cancelaciones se actualizan solos.'
export const createAction = 'Obtener dirección de calendario'
export const addressLead =
  'Añade esta dirección a tu aplicación de calendario como suscripción, también llamada «calendario desde URL».'
export const subscribeAction = 'Abrir en el calendario'
export const copyAction = 'Copiar dirección'
export const addressCopied = 'Dirección del calendario copiada'
export const privacyNote =
  'Quien tenga esta dirección puede ver tus entrevistas: no la compartas. Las aplicaciones de calendario se actualizan cada pocas horas.'
export const renewAction = 'Cambiar dirección'
export const renewTitle = '¿Cambiar la dirección de tu calendario?'
export const renewed = 'Tienes una nueva dirección de calendario'
export const removeAction = 'Eliminar dirección'
export const removeTitle = '¿Eliminar la dirección de tu calendario?'
export const removed = 'Dirección del calendario eliminada'
export const replacedEffect =
  'La dirección actual deja de funcionar de inmediato. Los calendarios que la usan ya no mostrarán tus entrevistas.'
