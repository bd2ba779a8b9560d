import type { Part } from '../../part.ts'

export const addedSubject = 'Se añadió una llave de acceso a tu cuenta de Hearback'
export const addedText = (name: Part) =>
  `Desde ahora, la llave de acceso «${name}» permite entrar en tu cuenta sin contraseña y sin código.`
export const notYouRemoveAdvice =
  '¿No fuiste tú? Elimínala en Ajustes, Seguridad, elige otra contraseña y responde a este correo.'
export const removedSubject = 'Se eliminó una llave de acceso de tu cuenta de Hearback'
export const removedText = (name: Part) =>
  `La llave de acceso «${name}» ya no permite entrar en tu cuenta. Se cerró la sesión en todos los demás dispositivos.`
export const notYouResetAdvice = '¿No fuiste tú? Cambia tu contraseña y responde a este correo.'
