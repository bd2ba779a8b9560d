import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const billingLink = 'Plan y facturas'
export const changedSubject = (plan: Part) => `Tu plan es ahora ${plan}`
export const changedText = (plan: Part) => `Tu plan es ahora ${plan}. Sus límites cuentan desde este momento.`
export const jobsReopenedText = (count: Part) =>
  plural(count, {
    one: '1 anuncio que un plan menor había puesto en pausa vuelve a estar abierto.',
    other: `${count} anuncios que un plan menor había puesto en pausa vuelven a estar abiertos.`,
  })
export const endedSubject = (plan: Part) => `Tu plan ${plan} ha terminado`
export const endedText = (plan: Part) => `Tu plan ${plan} ha terminado; continúa el gratuito.`
export const jobsPausedSubject = (count: Part) =>
  plural(count, { one: '1 anuncio está en pausa', other: `${count} anuncios están en pausa` })
export const free = 'Gratis'
export const jobsPausedText = (plan: Part, count: Part) =>
  `Tu plan es ahora ${plan}, que permite ${count} anuncios abiertos. Los más recientes siguen abiertos; estos quedan en pausa, y no se borra nada:`
export const moreJobsLine = (count: Part) =>
  plural(count, { one: 'y 1 anuncio más.', other: `y ${count} anuncios más.` })
export const jobsPausedOutlook =
  'Las candidaturas que tienes se conservan y puedes responderlas. Cierra un anuncio abierto para abrir otro en su lugar, o elige un plan mayor: entonces se abren solos.'
export const pausedJobsLink = 'Tus anuncios en pausa'
export const paymentFailedSubject = 'Tu pago no se pudo realizar'
export const paymentFailedText = (plan: Part, day: Part) =>
  `El pago de ${plan} no se pudo realizar. El plan continúa hasta el ${day}; revisa tu tarjeta antes de ese día.`
export const gracePeriodEnd =
  'Después empieza el plan gratuito. Los anuncios que superen su límite quedan en pausa, nunca se borran.'
