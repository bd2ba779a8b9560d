import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const planMissingTitle = 'No encontramos este plan'
export const plansLink = 'Ver planes'
export const yourPlan = 'Tu plan'
export const pricePerMonthSentence = (price: Part) => `${price} al mes.`
export const cancellationTerms = 'Cancela cuando quieras. Tu plan sigue activo hasta el final del mes pagado.'
export const signedOutHint = 'No has iniciado sesión. Puedes pagar ahora e iniciar sesión después para activar tu plan.'
export const paymentContinueAction = 'Continuar con el pago'
export const notNowAction = 'Cancelar'
export const planLoading = 'Cargando tu plan'
export const usageTitle = 'Uso'
export const usageTimeZone = 'meses y días en UTC'
export const invoices = 'Facturas'
export const cardFieldsFailed = 'No pudimos cargar el formulario de la tarjeta. Recarga la página.'
export const receiptEmailLabel = 'Correo para tu recibo'
export const pay = 'Pagar'
export const cardFieldsNotReady = 'El formulario de la tarjeta todavía está cargando. Inténtalo de nuevo en un momento.'
export const outcomeLoading = 'Activando tu plan'
export const outcomeTitle = (planName: Part) => `Tienes el plan ${planName}`
export const outcomeHint = 'Tus nuevos límites ya están activos.'
export const outcomePostJobAction = 'Publicar un empleo'
export const outcomeAnalyticsAction = 'Ver tus estadísticas'
export const billingLink = 'Plan, uso y facturas'
export const outcomeMissingTitle = 'No encontramos tu pago'
export const outcomeMissingHint =
  'Este enlace no tiene número de pago. Si pagaste, tu plan está a salvo: lo verás en Plan y facturación.'
export const outcomeSignInTitle = 'Recibimos tu pago. Inicia sesión para activar tu plan'
export const signIn = 'Iniciar sesión'
export const signUpAction = 'Crear una cuenta'
export const outcomeSignInHint =
  'Inicia sesión en este navegador para asociar el pago. Mantén esta página abierta hasta entonces.'
export const outcomeUnpaidTitle = 'Tu pago todavía no se ha procesado'
export const outcomeFailedTitle = 'No pudimos activar tu plan'
export const outcomeRetryAction = 'Comprobar de nuevo'
export const outcomePaymentAction = 'Volver al pago'
export const pricePerMonth = (price: Part) => `${price} al mes`
export const seekerFreeHint = 'Tienes el plan gratuito. Postularse, responder y escribir siempre es gratis.'
export const paymentFailedNotice = (shortDate: Part) =>
  `No se pudo procesar tu último pago. Tu plan sigue activo hasta el ${shortDate}. Revisa tu tarjeta. Después, los empleos que superan el límite gratuito se pausan, nunca se eliminan.`
export const planEndedHint = 'Tu plan de pago terminó. No se eliminó nada.'
export const endsOn = (end: Part) => `Termina el ${end}.`
export const renewsOn = (end: Part) => `Se renueva el ${end}.`
export const planChangeAction = (name: Part) => `Cambiar a ${name}`
export const portalAction = 'Método de pago'
export const planKeepAction = 'Reanudar plan'
export const planCancelAction = 'Cancelar plan'
export const planCancelKeepAction = 'Conservar plan'
export const planCancelTitle = '¿Cancelar tu plan?'
export const planCanceled = 'Cancelado. Tu plan sigue activo hasta el final del mes pagado.'
export const planCancelEffects = (shortDate: Part) =>
  `Tu plan sigue activo hasta el ${shortDate}, y puedes reanudarlo hasta entonces. Después, los empleos que superan el límite gratuito se pausan, nunca se eliminan.`
export const planChangeTitle = (name: Part) => `¿Cambiar a ${name}?`
export const planChanged = (name: Part) => `Ahora tienes el plan ${name}.`
export const planChangeEffects = (price: Part) =>
  `Pagarás ${price} al mes a partir de ahora. Descontaremos lo que ya pagaste. Si el plan permite menos empleos abiertos, los demás se pausan, nunca se eliminan.`
export const planGetAction = (name: Part, price: Part) => `Obtener ${name} por ${price} al mes`
export const plansCompareAction = 'Comparar planes'
export const invoicesLoading = 'Cargando tus facturas'
export const invoicesEmpty = 'Todavía no tienes facturas.'
export const date = 'Fecha'
export const amount = 'Monto'
export const state = 'Estado'
export const invoice = 'Factura'
export const open = 'Abrir'
export const simulated = 'Simulado'
export const pausedJobsTitle = 'En pausa por tu plan'
export const pausedJobsLead = (name: Part, kept: Part) =>
  `El plan ${name} mantiene abiertos tus ${kept} empleos más recientes. Estos están en pausa: nadie puede postularse, pero nada se elimina y todavía puedes responder a quienes se postularon.`
export const pausedJobsHint =
  'Mejora tu plan y se volverán a abrir automáticamente. Para volver a abrir uno ahora, pausa o cierra otro antes.'
export const pausedJobsLink = 'Ver empleos en pausa'
export const checkoutLoading = 'Cargando el pago'
export const checkoutFailed = 'No pudimos cargar este pago.'
export const checkoutPaidTitle = 'Ya pagaste'
export const checkoutExpiredTitle = 'Este pago caducó'
export const checkoutTakePlanAction = 'Activar plan'
export const checkoutRestartAction = 'Empezar de nuevo'
export const payFor = (planName: Part) => `Pagar ${planName}`
export const checkoutPrice = (price: Part) => `${price} al mes. Cancela cuando quieras.`
export const simulationNotice = 'Los pagos son simulados en este sitio. No te pediremos una tarjeta ni te cobraremos.'
export const bankConfirmTitle = 'Confirma con tu banco'
export const bankConfirmHint = 'Con una tarjeta real, aquí se abriría la página de tu banco.'
export const bankConfirmAction = 'Confirmar'
export const bankRefuseAction = 'Rechazar'
export const cardDeclinedTitle = 'Tu tarjeta fue rechazada'
export const cardDeclinedHint = 'No se te cobró nada. Puedes intentarlo de nuevo ahora.'
export const simulateSuccessAction = 'Pagar con una tarjeta que funciona'
export const simulateAuthenticationAction = 'Pagar con una tarjeta que pide confirmación'
export const simulateDeclineAction = 'Pagar con una tarjeta rechazada'
export const simulateRenewalDeclineAction = 'Pagar con una tarjeta que se rechaza al renovar'
export const usageLoading = 'Cargando tu uso'
export const usedOfLimit = (used: Part, limit: Part) => `${used} de ${limit}`
export const noneLeft = 'No queda ninguno'
export const left = (left: Part) => plural(left, { one: 'Queda 1', other: `Quedan ${left}` })
export const usageResetsOn = (shortDate: Part) => `Se reinicia el ${shortDate} (UTC).`
export const usageResetsTomorrow = 'Se reinicia mañana (UTC).'
export const analyticsOpenUntil = (shortDate: Part) => `Tienes acceso gratis a las estadísticas hasta el ${shortDate}.`
export const analyticsClosed =
  'Las estadísticas fueron gratis tus primeros 30 días. Obtén Búsqueda Plus para conservarlas.'
export const jobPosts = 'Anuncios publicados'
export const outreachMeter = 'Personas nuevas contactadas'
export const offers = 'Ofertas'
export const topChoicesMeter = 'Favoritas'
export const chatRequestsMeter = 'Solicitudes de chat'
export const reports = 'Denuncias'
export const meterThisMonth = (meter: Part) => `${meter} este mes`
export const meterToday = (meter: Part) => `${meter} hoy`
export const invoiceDraft = 'borrador'
export const invoiceOpen = 'pendiente'
export const invoicePaid = 'pagada'
export const invoiceVoid = 'anulada'
export const invoiceUncollectible = 'incobrable'
export const planIncludes = 'Qué incluye'
