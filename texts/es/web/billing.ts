import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const planMissingTitle = 'No existe ese plan'
export const plansLink = 'Ver los planes'
export const yourPlan = 'Tu plan'
export const pricePerMonthSentence = (price: Part) => `${price} al mes.`
export const cancellationTerms =
  'Se puede cancelar en cualquier momento; el plan sigue entonces hasta el final del mes pagado.'
export const signedOutHint = 'No has iniciado sesión. Puedes pagar ahora e iniciar sesión después para activar el plan.'
export const paymentContinueAction = 'Continuar con el pago'
export const notNowAction = 'Ahora no'
export const planLoading = 'Cargando tu plan'
export const usageTitle = 'Qué has usado'
export const usageTimeZone = 'meses y días en UTC'
export const invoices = 'Facturas'
export const cardFieldsFailed = 'No se pudieron cargar los campos de la tarjeta. Vuelve a cargar la página.'
export const receiptEmailLabel = 'Correo electrónico para el recibo'
export const pay = 'Pagar'
export const cardFieldsNotReady = 'Los campos de la tarjeta todavía no están listos.'
export const outcomeLoading = 'Activando el plan'
export const outcomeTitle = (planName: Part) => `Tu plan es ${planName}`
export const outcomeHint = 'Sus límites cuentan desde este momento.'
export const outcomePostJobAction = 'Publicar un anuncio'
export const outcomeAnalyticsAction = 'Ver tus estadísticas'
export const billingLink = 'Plan, uso y facturas'
export const outcomeMissingTitle = 'No hay ningún pago del que activar un plan'
export const outcomeMissingHint =
  'El pago lleva aquí con su número. Si falta, no se pierde nada: tu plan está en Facturación.'
export const outcomeSignInTitle = 'Pagado. Ahora inicia sesión para activar el plan'
export const signIn = 'Iniciar sesión'
export const signUpAction = 'Crear una cuenta'
export const outcomeSignInHint =
  'El pago pertenece a quien active el plan desde este navegador. No cierres esta página hasta iniciar sesión.'
export const outcomeUnpaidTitle = 'El pago todavía no se ha completado'
export const outcomeFailedTitle = 'No se pudo activar el plan'
export const outcomeRetryAction = 'Comprobar otra vez'
export const outcomePaymentAction = 'Volver al pago'
export const pricePerMonth = (price: Part) => `${price} al mes`
export const seekerFreeHint = 'No pagas nada. Postularse, responder y escribir nunca cuesta nada.'
export const paymentFailedNotice = (shortDate: Part) =>
  `No se pudo cobrar el último pago. El plan sigue hasta el ${shortDate}; revisa tu tarjeta. Después, los anuncios por encima del límite gratuito quedan en pausa; nunca se eliminan.`
export const planEndedHint = 'Tu plan de pago terminó. No se eliminó nada.'
export const endsOn = (end: Part) => `Termina el ${end}.`
export const renewsOn = (end: Part) => `Se renueva el ${end}.`
export const planChangeAction = (name: Part) => `Cambiar a ${name}`
export const portalAction = 'Tarjeta y direcciones'
export const planKeepAction = 'Conservar el plan'
export const planCancelAction = 'Cancelar el plan'
export const planCancelTitle = '¿Cancelar el plan?'
export const planCanceled = 'Cancelado. El plan sigue hasta el final de lo pagado.'
export const planCancelEffects = (shortDate: Part) =>
  `Sigue hasta el ${shortDate}. Después, los anuncios por encima del límite gratuito quedan en pausa; nunca se eliminan. Hasta ese día puedes deshacer la cancelación.`
export const planChangeTitle = (name: Part) => `¿Cambiar a ${name}?`
export const planChanged = (name: Part) => `Tu plan ahora es ${name}.`
export const planChangeEffects = (price: Part) =>
  `${price} al mes a partir de ahora. Lo que ya está pagado se descuenta. Si permite menos anuncios abiertos, los que sobran quedan en pausa; nunca se eliminan.`
export const planGetAction = (name: Part, price: Part) => `Contratar ${name}, ${price} al mes`
export const plansCompareAction = 'Comparar los planes'
export const invoicesLoading = 'Cargando tus facturas'
export const invoicesEmpty = 'Sin facturas: todavía no has pagado nada.'
export const date = 'Fecha'
export const amount = 'Importe'
export const state = 'Estado'
export const invoice = 'Factura'
export const open = 'Abrir'
export const simulated = 'Simulado'
export const pausedJobsTitle = 'En pausa por tu plan'
export const pausedJobsLead = (name: Part, kept: Part) =>
  `El plan ${name} mantiene ${plural(kept, { one: `abierto 1 anuncio, el más reciente`, other: `abiertos ${kept} anuncios, los más recientes` })}. Estos están en pausa: nadie puede postularse y nada se elimina. Las candidaturas que tienes se quedan y puedes responderlas.`
export const pausedJobsHint =
  'Con un plan mayor vuelven a abrirse solos. Para abrir uno ahora, pon en pausa o cierra otro antes.'
export const pausedJobsLink = 'Tus anuncios en pausa'
export const checkoutLoading = 'Cargando el pago'
export const checkoutFailed = 'No se pudo cargar este pago.'
export const checkoutPaidTitle = 'Esto ya está pagado'
export const checkoutExpiredTitle = 'Este pago ha caducado'
export const checkoutTakePlanAction = 'Activar el plan'
export const checkoutRestartAction = 'Empezar de nuevo'
export const payFor = (planName: Part) => `Pagar ${planName}`
export const checkoutPrice = (price: Part) => `${price} al mes; se puede cancelar en cualquier momento.`
export const simulationNotice =
  'Los pagos de esta instalación son simulados: no se pide ninguna tarjeta y nunca se cobra nada.'
export const bankConfirmTitle = 'Tu banco te pide que confirmes'
export const bankConfirmHint = 'Hace falta autenticación: con una tarjeta real, tu banco mostraría aquí su página.'
export const bankConfirmAction = 'Confirmar en el banco'
export const bankRefuseAction = 'Rechazar en el banco'
export const cardDeclinedTitle = 'La tarjeta fue rechazada'
export const cardDeclinedHint = 'No se cobró nada. Puedes intentarlo de nuevo ahora mismo.'
export const simulateSuccessAction = 'Pagar con una tarjeta que funciona'
export const simulateAuthenticationAction = 'Pagar con una tarjeta cuyo banco pregunta antes'
export const simulateDeclineAction = 'Pagar con una tarjeta rechazada'
export const simulateRenewalDeclineAction = 'Pagar con una tarjeta que se rechaza al renovar'
export const usageLoading = 'Cargando tu uso'
export const usedOfLimit = (used: Part, limit: Part) => `${used} de ${limit}`
export const noneLeft = 'No queda nada'
export const left = (left: Part) => plural(left, { one: 'Queda 1', other: `Quedan ${left}` })
export const usageResetsOn = (shortDate: Part) => `Vuelve a empezar el ${shortDate} (UTC).`
export const usageResetsTomorrow = 'Vuelve a empezar mañana (UTC).'
export const analyticsOpenUntil = (shortDate: Part) => `Las estadísticas están abiertas para ti hasta el ${shortDate}.`
export const analyticsClosed =
  'Las estadísticas estuvieron abiertas tus primeros 30 días; con Seeker plus están abiertas siempre.'
export const jobPosts = 'Anuncios publicados'
export const outreachMeter = 'Personas a las que escribiste primero'
export const offers = 'Ofertas'
export const chatRequestsMeter = 'Solicitudes de chat'
export const reports = 'Denuncias'
export const meterThisMonth = (meter: Part) => `${meter} este mes`
export const meterToday = (meter: Part) => `${meter} hoy`
export const invoiceDraft = 'borrador'
export const invoiceOpen = 'pendiente'
export const invoicePaid = 'pagada'
export const invoiceVoid = 'anulada'
export const invoiceUncollectible = 'incobrable'
