import type { Part } from '../../part.ts'

export const codeMailSubject = (code: Part) => `${code} es tu código de Hearback`
export const codeMailCode = (code: Part) => `Tu código es ${code}.`
export const codeMailUse = (minutes: Part) =>
  `Escríbelo para confirmar tu correo electrónico. Es válido durante ${minutes} minutos.`
export const codeMailDisclaimer = '¿No te registraste? Ignora este correo. Sin el código nadie puede entrar.'
export const passwordResetSubject = (code: Part) => `${code} es tu código para restablecer tu contraseña de Hearback`
export const passwordResetCode = (code: Part, minutes: Part) =>
  `Tu código para restablecer la contraseña es ${code}. Es válido durante ${minutes} minutos.`
export const passwordResetDisclaimer = '¿No lo pediste? Ignora este correo. Tu contraseña no cambiará.'
export const addressChangeSubject = (code: Part) => `${code} es tu código para confirmar tu nuevo correo`
export const addressChangeCode = (code: Part, minutes: Part) =>
  `Escribe el código ${code} para usar esta dirección en tu cuenta de Hearback. Es válido durante ${minutes} minutos.`
export const addressChangedSubject = 'Se cambió el correo de tu cuenta de Hearback'
export const addressChangedText = 'Tu cuenta ahora usa otra dirección de correo.'
export const notYouAdvice = '¿No fuiste tú? Responde a este correo cuanto antes.'
export const passwordChangedSubject = 'Se cambió tu contraseña de Hearback'
export const passwordChangedText = 'Se cambió tu contraseña y se cerró la sesión en todos tus demás dispositivos.'
export const passwordChangedPasskeys =
  'Tus llaves de acceso (passkeys) siguen funcionando. Revisa en Ajustes, Seguridad, que las reconoces todas.'
export const passwordChangedIdentities =
  'Las cuentas que conectaste para iniciar sesión, como Google, siguen funcionando. Comprueba en Ajustes, Seguridad que las reconoces todas.'
export const notYouResetAdvice = '¿No fuiste tú? Restablece tu contraseña y responde a este correo.'
export const wrongPasswordsSubject = 'Alguien intentó adivinar tu contraseña de Hearback'
export const wrongPasswordsText =
  'Alguien probó 100 contraseñas incorrectas en tu cuenta en menos de una hora. Ninguna funcionó. Para protegerte, no se puede entrar con contraseña durante una hora como máximo.'
export const wrongPasswordsSignInAdvice =
  'Para entrar ahora, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión y escribe el código que te enviamos, o usa una llave de acceso.'
export const wrongPasswordsAdvice =
  'Si usas esta contraseña en otro sitio, elige una nueva. El inicio de sesión en dos pasos te protege aunque alguien la adivine.'
export const verificationLink = 'Escribir el código'
export const unfinishedSignUpSubject = 'Termina de registrarte en Hearback'
export const unfinishedSignUpNoAccount =
  'Alguien pidió restablecer la contraseña de esta dirección, pero todavía no tiene cuenta. El registro nunca se confirmó.'
export const unfinishedSignUpAgain =
  'Regístrate otra vez con esta dirección y elige una contraseña nueva. Te enviaremos un código nuevo.'
export const unfinishedSignUpLink = 'Registrarte'
export const unfinishedSignUpNotYou = '¿No fuiste tú? Ignora este correo.'
