import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const turnedOnSubject = 'El inicio de sesión en dos pasos está activado'
export const turnedOnText =
  'Desde ahora inicias sesión con tu contraseña y un código de tu aplicación de autenticación. Se cerró la sesión en todos tus demás dispositivos.'
export const recoveryCodesAdvice =
  'Guarda tus códigos de recuperación en un lugar al que puedas llegar sin tu teléfono. Si pierdes la aplicación, cada código te permite entrar una vez.'
export const turnedOffSubject = 'El inicio de sesión en dos pasos está desactivado'
export const turnedOffText =
  'Desde ahora solo necesitas tu contraseña para iniciar sesión. Se cerró la sesión en todos tus demás dispositivos.'
export const recoveryCodeUsedSubject = 'Se usó un código de recuperación en tu cuenta de Hearback'
export const recoveryCodeUsedText = 'Alguien inició sesión con tu contraseña y uno de tus códigos de recuperación.'
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'Te queda 1 código de recuperación. Obtén códigos nuevos en Ajustes, Seguridad.',
    other: `Te quedan ${count} códigos de recuperación. Obtén códigos nuevos en Ajustes, Seguridad.`,
  })
export const recoveryCodesRenewedSubject = 'Tu cuenta de Hearback tiene códigos de recuperación nuevos'
export const recoveryCodesRenewedText = 'Tienes códigos de recuperación nuevos. Los anteriores ya no funcionan.'
export const wrongCodesSubject = 'Alguien escribió códigos incorrectos para tu cuenta de Hearback'
export const wrongCodesText =
  'Diez códigos seguidos fueron incorrectos. Nadie entró. Para protegerte, los códigos de tu aplicación de autenticación no funcionarán durante un máximo de seis horas.'
export const wrongCodesSignInAdvice =
  'Hasta entonces, entra con un código de recuperación o, si tienes una, con una llave de acceso.'
export const wrongCodesAdvice =
  '¿No fuiste tú? Entonces alguien conoce tu contraseña. Elige otra en Ajustes, Seguridad, o con el enlace de la página de inicio de sesión.'
export const notYouResetAdvice = '¿No fuiste tú? Restablece tu contraseña y responde a este correo.'
