import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const turnedOnSubject = 'El inicio de sesión en dos pasos está activado'
export const turnedOnText =
  'Desde ahora, para iniciar sesión en Hearback hacen falta tu contraseña y un código de tu aplicación de autenticación. Se cerró la sesión en todos los demás dispositivos.'
export const recoveryCodesAdvice =
  'Guarda tus códigos de recuperación donde los encuentres sin tu teléfono: cada uno te permite entrar una vez si pierdes la aplicación.'
export const turnedOffSubject = 'El inicio de sesión en dos pasos está desactivado'
export const turnedOffText =
  'Desde ahora basta tu contraseña para iniciar sesión en Hearback. Se cerró la sesión en todos los demás dispositivos.'
export const recoveryCodeUsedSubject = 'Se entró en tu cuenta de Hearback con un código de recuperación'
export const recoveryCodeUsedText = 'Alguien inició sesión con tu contraseña y uno de tus códigos de recuperación.'
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'Te queda 1 código de recuperación. Puedes crear otros nuevos en Ajustes, Seguridad.',
    other: `Te quedan ${count} códigos de recuperación. Puedes crear otros nuevos en Ajustes, Seguridad.`,
  })
export const recoveryCodesRenewedSubject = 'Tu cuenta de Hearback tiene códigos de recuperación nuevos'
export const recoveryCodesRenewedText = 'Se crearon códigos de recuperación nuevos; los anteriores ya no sirven.'
export const wrongCodesSubject = 'Se escribieron códigos incorrectos para tu cuenta de Hearback'
export const wrongCodesText =
  'Diez códigos seguidos no eran correctos. Nadie entró con ellos, y los códigos de tu aplicación de autenticación se rechazan durante un máximo de seis horas.'
export const wrongCodesSignInAdvice =
  'Hasta entonces puedes entrar con un código de recuperación o, si tienes una, con una llave de acceso.'
export const wrongCodesAdvice =
  '¿No fuiste tú? Entonces alguien conoce tu contraseña: elige otra en Ajustes, Seguridad, o con el enlace de la página de inicio de sesión.'
export const notYouResetAdvice = '¿No fuiste tú? Cambia tu contraseña y responde a este correo.'
