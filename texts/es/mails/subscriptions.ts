import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const billingLink = 'Plan y facturas'
export const changedSubject = (plan: Part) => `Tu plan ahora es ${plan}`
export const changedText = (plan: Part) => `Tu plan ahora es ${plan}. Tus nuevos límites ya están vigentes.`
export const jobsReopenedText = (count: Part) =>
  plural(count, {
    one: '1 anuncio que estaba en pausa por tu plan anterior vuelve a estar abierto.',
    other: `${count} anuncios que estaban en pausa por tu plan anterior vuelven a estar abiertos.`,
  })
export const endedSubject = (plan: Part) => `Tu plan ${plan} terminó`
export const endedText = (plan: Part) => `Tu plan ${plan} terminó. Ahora tienes el plan gratuito.`
export const jobsPausedSubject = (count: Part) =>
  plural(count, { one: '1 anuncio está en pausa', other: `${count} anuncios están en pausa` })
export const free = 'Gratis'
export const jobsPausedText = (plan: Part, count: Part) =>
  `Tu plan ahora es ${plan}, que incluye ${count} anuncios abiertos. Los más recientes siguen abiertos. Estos quedan en pausa, y no se borró nada:`
export const moreJobsLine = (count: Part) =>
  plural(count, { one: 'y 1 anuncio más.', other: `y ${count} anuncios más.` })
export const jobsPausedOutlook =
  'Conservas tus candidaturas y todavía puedes responderlas. Para reabrir uno de estos anuncios, cierra otro, o mejora tu plan y todos se reabrirán automáticamente.'
export const pausedJobsLink = 'Ver los anuncios en pausa'
export const paymentFailedSubject = 'No se pudo realizar tu pago'
export const paymentFailedText = (plan: Part, day: Part) =>
  `No se pudo realizar tu pago de ${plan}. Tu plan sigue activo hasta el ${day}. Actualiza tu tarjeta antes de ese día.`
export const gracePeriodEnd =
  'Después pasarás al plan gratuito. Los anuncios que superen su límite quedan en pausa, nunca se borran.'
