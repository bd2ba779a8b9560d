import type { Part } from '../../part.ts'

export const addedSubject = (label: Part) => `Ya puedes iniciar sesión en Hearback con ${label}`
export const addedText = (label: Part, email: Part) =>
  `La cuenta de ${label} ${email} se conectó a tu cuenta de Hearback.`
export const addedTextWithoutEmail = (label: Part) => `Una cuenta de ${label} se conectó a tu cuenta de Hearback.`
export const notYouRemoveAdvice =
  '¿No fuiste tú? Elimínala en Ajustes, Seguridad, elige otra contraseña y responde a este correo.'
export const removedSubject = (label: Part) => `${label} ya no da acceso a tu cuenta de Hearback`
export const removedText = (label: Part) =>
  `Se desconectó una cuenta de ${label} de tu cuenta de Hearback. Se cerró la sesión en todos tus demás dispositivos.`
export const notYouResetAdvice = '¿No fuiste tú? Restablece tu contraseña y responde a este correo.'
export const joinSubject = (code: Part, label: Part) => `${code} es tu código para conectar ${label}`
export const joinCode = (code: Part, minutes: Part, label: Part) =>
  `Tu código es ${code}. Vale durante ${minutes} minutos. Escríbelo en la página que tienes abierta para iniciar sesión con ${label} a partir de ahora.`
export const joinDisclaimer = '¿No lo pediste? Ignora este correo y no compartas el código. Sin él no cambia nada.'
