import type { Part } from '../../part.ts'

export const codeMailSubject = (code: Part) => `${code} es tu código de Hearback`
export const codeMailCode = (code: Part) => `Tu código es ${code}.`
export const codeMailUse = (minutes: Part) =>
  `Escríbelo para confirmar tu dirección de correo. Sirve durante ${minutes} minutos.`
export const codeMailDisclaimer =
  '¿No creaste una cuenta en Hearback? Entonces no hagas nada: sin el código nadie entra.'
export const passwordResetSubject = (code: Part) => `${code} cambia tu contraseña de Hearback`
export const passwordResetCode = (code: Part, minutes: Part) =>
  `Tu código para una contraseña nueva es ${code}. Sirve durante ${minutes} minutos.`
export const passwordResetDisclaimer = '¿No lo pediste? Entonces no hagas nada: tu contraseña sigue como está.'
export const addressChangeSubject = (code: Part) => `${code} confirma tu nueva dirección de correo`
export const addressChangeCode = (code: Part, minutes: Part) =>
  `Escribe el código ${code} para usar esta dirección en tu cuenta de Hearback. Sirve durante ${minutes} minutos.`
export const addressChangedSubject = 'Tu dirección de correo de Hearback cambió'
export const addressChangedText = 'Tu cuenta usa ahora otra dirección de correo.'
export const notYouAdvice = '¿No fuiste tú? Responde a este correo enseguida.'
export const passwordChangedSubject = 'Tu contraseña de Hearback cambió'
export const passwordChangedText = 'Tu contraseña cambió, y se cerró la sesión en todos los demás dispositivos.'
export const passwordChangedPasskeys =
  'Tus llaves de acceso (passkeys) siguen sirviendo para entrar. Mira en Ajustes, Seguridad, si las reconoces todas.'
export const notYouResetAdvice = '¿No fuiste tú? Cambia tu contraseña y responde a este correo.'
export const wrongPasswordsSubject = 'Se probaron contraseñas incorrectas en tu cuenta de Hearback'
export const wrongPasswordsText =
  'Alguien probó 100 contraseñas incorrectas en tu cuenta en una hora. Ninguna funcionó. Durante un máximo de una hora no se aceptan contraseñas.'
export const wrongPasswordsSignInAdvice =
  'Para entrar ahora, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión y escribe el código que te enviamos, o usa una llave de acceso.'
export const wrongPasswordsAdvice =
  'Si usas tu contraseña en otro sitio, elige una nueva. El inicio de sesión en dos pasos te protege aunque alguien la adivine.'
export const verificationLink = 'Escribir el código'
export const unfinishedSignUpSubject = 'Termina de registrarte en Hearback'
export const unfinishedSignUpNoAccount =
  'Alguien pidió una contraseña nueva para esta dirección, pero todavía no tiene cuenta: el registro nunca se confirmó.'
export const unfinishedSignUpAgain =
  'Regístrate otra vez con esta dirección y elige una contraseña nueva. Te enviaremos un código nuevo.'
export const unfinishedSignUpLink = 'Registrarte'
export const unfinishedSignUpNotYou = '¿No fuiste tú? Entonces no hagas nada.'
