import type { Part } from '../../part.ts'

export const addedSubject = 'Se agregó una llave de acceso a tu cuenta de Hearback'
export const addedText = (name: Part) =>
  `Ya puedes iniciar sesión con la llave de acceso «${name}», sin contraseña ni código.`
export const notYouRemoveAdvice =
  '¿No fuiste tú? Elimínala en Ajustes, Seguridad, elige otra contraseña y responde a este correo.'
export const removedSubject = 'Se eliminó una llave de acceso de tu cuenta de Hearback'
export const removedText = (name: Part) =>
  `La llave de acceso «${name}» ya no funciona en tu cuenta. Se cerró la sesión en todos tus demás dispositivos.`
export const notYouResetAdvice = '¿No fuiste tú? Restablece tu contraseña y responde a este correo.'
