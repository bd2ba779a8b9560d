export const discardTitle = '¿Descartar lo que escribiste?'
export const discardEffects = 'Todavía no se ha enviado ni guardado.'
export const discardAction = 'Descartar'
export const discardCancelAction = 'Seguir editando'
