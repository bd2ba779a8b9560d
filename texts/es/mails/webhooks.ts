import type { Part } from '../../part.ts'

export const disabledSubject = (host: Part) => `Desactivamos tu webhook a ${host}`
export const failingText = (url: Part) =>
  `Todos los eventos que enviamos a ${url} en los últimos 5 días fallaron, así que dejamos de enviarlos.`
export const goneText = (url: Part) =>
  `${url} nos indicó que ya no existe (estado 410), así que dejamos de enviarle eventos.`
export const disabledEffects =
  'Cuando tu endpoint vuelva a funcionar, activa el webhook y reenvía los eventos que fallaron. Los guardamos 30 días. Lo que ocurra mientras esté desactivado no se envía.'
export const webhooksLink = 'Abrir tus webhooks'
