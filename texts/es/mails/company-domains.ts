import type { Part } from '../../part.ts'

export const codeSubject = (code: Part) => `${code} es tu código para verificar tu empresa en Hearback`
export const codeText = (company: Part, domain: Part) =>
  `Alguien de ${company} indicó esta dirección para demostrar que ${domain} le pertenece. Escribe este código en la página donde lo pediste:`
export const codeUse = (minutes: Part) => `El código es válido durante ${minutes} minutos.`
export const codeDisclaimer =
  '¿No lo pediste? Ignora este correo y no des el código a nadie: con él podrían hacerse pasar por tu empresa.'
export const failingSubject = (domain: Part) => `Verifica ${domain} de nuevo`
export const recordGone = (domain: Part) =>
  `Cada 90 días comprobamos que ${domain} sigue siendo tuyo. Esta vez no encontramos el registro DNS. Volveremos a buscarlo cada día.`
export const confirmAgain = (domain: Part) =>
  `Cada 90 días comprobamos que ${domain} sigue siendo tuyo. Lo verificaste por correo, así que pide un código nuevo e introdúcelo.`
export const countsUntil = (day: Part) => `Tu empresa sigue verificada hasta el ${day}.`
export const domainsLink = 'Abrir tus dominios'
export const lapsedSubject = (domain: Part) => `${domain} ya no está verificado`
export const lapsedRecord = (domain: Part, company: Part) =>
  `Durante 14 días no encontramos el registro DNS de ${domain}, así que ya no demuestra quién es ${company}.`
export const lapsedEmail = (domain: Part, company: Part) =>
  `Durante 14 días nadie confirmó la dirección de correo de ${domain}, así que ya no demuestra quién es ${company}.`
export const lapsedEffects =
  'Sin otra prueba, la página de tu empresa dice que no está verificada. Puedes volver a verificar el dominio cuando quieras.'
export const givenSubject = (domain: Part) => `${domain} ahora pertenece a tu empresa`
export const givenText = (domain: Part) => `Un moderador decidió que ${domain} pertenece a tu empresa.`
export const takenText = (domain: Part) => `Un moderador decidió que ${domain} pertenece a otra empresa.`
export const reasonText = (reason: Part) => `Motivo: ${reason}`
export const withdrawnSubject = (company: Part) => `${company} ya no está aprobada`
export const withdrawnText = (company: Part) => `Un moderador retiró la aprobación de ${company}.`
export const withdrawnEffects =
  'Tus empleos activos siguen en Hearback, pero ya no aparecen en alertas de empleo, feeds ni buscadores. Verifica un dominio para que vuelvan a aparecer.'
export const withdrawnStillListed = 'Tus empleos activos siguen apareciendo en alertas de empleo, feeds y buscadores.'
