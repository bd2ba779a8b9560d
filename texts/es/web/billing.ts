import type { Part } from '../../part.ts'

export const thereIsNoSuchPlan = 'No existe ese plan'
export const seeThePlans = 'Ver los planes'
export const yourPlan = 'Tu plan'
export const aMonth = (price: Part) => `${price} al mes.`
export const endedAnyTimeThePlan =
  'Se puede cancelar en cualquier momento; el plan sigue entonces hasta el final del mes pagado.'
export const youAreNotSignedIn =
  'No has iniciado sesión. Puedes pagar ahora e iniciar sesión después para activar el plan.'
export const continueToPayment = 'Continuar con el pago'
export const notNow = 'Ahora no'
export const loadingYourPlan = 'Cargando tu plan'
export const whatYouHaveUsed = 'Qué has usado'
export const monthsAndDaysInUtc = 'meses y días en UTC'
export const invoices = 'Facturas'
export const theCardFieldsCouldNot = 'No se pudieron cargar los campos de la tarjeta. Vuelve a cargar la página.'
export const eMailForTheReceipt = 'Correo electrónico para el recibo'
export const pay = 'Pagar'
export const theCardFieldsAreNot = 'Los campos de la tarjeta todavía no están listos.'
export const takingThePlan = 'Activando el plan'
export const yourPlanIs = (planName: Part) => `Tu plan es ${planName}`
export const itsLimitsCountFromThis = 'Sus límites cuentan desde este momento.'
export const postAJob = 'Publicar un anuncio'
export const seeYourAnalytics = 'Ver tus estadísticas'
export const planUsageAndInvoices = 'Plan, uso y facturas'
export const noPaymentToTakeA = 'No hay ningún pago del que activar un plan'
export const theCheckoutLeadsHereWith =
  'El pago lleva aquí con su número. Si falta, no se pierde nada: tu plan está en Facturación.'
export const paidNowSignInTo = 'Pagado. Ahora inicia sesión para activar el plan'
export const signIn = 'Iniciar sesión'
export const createAnAccount = 'Crear una cuenta'
export const thePaymentBelongsToWhoever =
  'El pago pertenece a quien active el plan desde este navegador. No cierres esta página hasta iniciar sesión.'
export const thePaymentIsNotThrough = 'El pago todavía no se ha completado'
export const thePlanCouldNotBe = 'No se pudo activar el plan'
export const lookAgain = 'Comprobar otra vez'
export const backToThePayment = 'Volver al pago'
export const aMonthShort = (price: Part) => `${price} al mes`
export const youPayNothingApplyingAnswering = 'No pagas nada. Postularse, responder y escribir nunca cuesta nada.'
export const theLastPaymentDidNot = (shortDate: Part) =>
  `No se pudo cobrar el último pago. El plan sigue hasta el ${shortDate}; revisa tu tarjeta. Después, los anuncios por encima del límite gratuito quedan en pausa; nunca se eliminan.`
export const yourPaidPlanHasEnded = 'Tu plan de pago terminó. No se eliminó nada.'
export const endsOn = (end: Part) => `Termina el ${end}.`
export const renewsOn = (end: Part) => `Se renueva el ${end}.`
export const changeTo = (name: Part) => `Cambiar a ${name}`
export const cardAndAddresses = 'Tarjeta y direcciones'
export const keepThePlan = 'Conservar el plan'
export const cancelThePlan = 'Cancelar el plan'
export const cancelThePlanQuestion = '¿Cancelar el plan?'
export const cancelledThePlanGoesOn = 'Cancelado. El plan sigue hasta el final de lo pagado.'
export const itGoesOnUntilThen = (shortDate: Part) =>
  `Sigue hasta el ${shortDate}. Después, los anuncios por encima del límite gratuito quedan en pausa; nunca se eliminan. Hasta ese día puedes deshacer la cancelación.`
export const changeToQuestion = (name: Part) => `¿Cambiar a ${name}?`
export const yourPlanIsNow = (name: Part) => `Tu plan ahora es ${name}.`
export const aMonthFromNowOn = (price: Part) =>
  `${price} al mes a partir de ahora. Lo que ya está pagado se descuenta. Si permite menos anuncios abiertos, los que sobran quedan en pausa; nunca se eliminan.`
export const getAMonth = (name: Part, price: Part) => `Contratar ${name}, ${price} al mes`
export const compareThePlans = 'Comparar los planes'
export const loadingYourInvoices = 'Cargando tus facturas'
export const noInvoicesYouHavePaid = 'Sin facturas: todavía no has pagado nada.'
export const date = 'Fecha'
export const amount = 'Importe'
export const state = 'Estado'
export const invoice = 'Factura'
export const open = 'Abrir'
export const simulated = 'Simulado'
export const pausedByYourPlan = 'En pausa por tu plan'
export const thePlanKeepsJobsOpen = (name: Part, kept: Part) =>
  `El plan ${name} mantiene ${kept === 1 ? `abierto 1 anuncio, el más reciente` : `abiertos ${kept} anuncios, los más recientes`}. Estos están en pausa: nadie puede postularse y nada se elimina. Las candidaturas que tienes se quedan y puedes responderlas.`
export const withALargerPlanThey =
  'Con un plan mayor vuelven a abrirse solos. Para abrir uno ahora, pon en pausa o cierra otro antes.'
export const yourPausedJobs = 'Tus anuncios en pausa'
export const loadingTheCheckout = 'Cargando el pago'
export const thisCheckoutCouldNotBe = 'No se pudo cargar este pago.'
export const thisIsPaidAlready = 'Esto ya está pagado'
export const thisCheckoutHasExpired = 'Este pago ha caducado'
export const takeThePlan = 'Activar el plan'
export const beginAgain = 'Empezar de nuevo'
export const payFor = (planName: Part) => `Pagar ${planName}`
export const aMonthEndedAnyTime = (price: Part) => `${price} al mes; se puede cancelar en cualquier momento.`
export const paymentsAreSimulatedOnThis =
  'Los pagos de esta instalación son simulados: no se pide ninguna tarjeta y nunca se cobra nada.'
export const yourBankAsksYouTo = 'Tu banco te pide que confirmes'
export const authenticationIsNeededWithA =
  'Hace falta autenticación: con una tarjeta real, tu banco mostraría aquí su página.'
export const confirmAtTheBank = 'Confirmar en el banco'
export const refuseAtTheBank = 'Rechazar en el banco'
export const theCardWasDeclined = 'La tarjeta fue rechazada'
export const nothingWasChargedYouCan = 'No se cobró nada. Puedes intentarlo de nuevo ahora mismo.'
export const payWithACardThat = 'Pagar con una tarjeta que funciona'
export const payWithACardWhose = 'Pagar con una tarjeta cuyo banco pregunta antes'
export const payWithACardDeclined = 'Pagar con una tarjeta rechazada'
export const payWithACardRefusedAtRenewal = 'Pagar con una tarjeta que se rechaza al renovar'
export const loadingYourUsage = 'Cargando tu uso'
export const usedOfLimit = (used: Part, limit: Part) => `${used} de ${limit}`
export const noneLeft = 'No queda nada'
export const left = (left: Part) => (left === '1' ? 'Queda 1' : `Quedan ${left}`)
export const startsAnewOnUtc = (shortDate: Part) => `Vuelve a empezar el ${shortDate} (UTC).`
export const startsAnewTomorrowUtc = 'Vuelve a empezar mañana (UTC).'
export const analyticsAreOpenToYou = (shortDate: Part) =>
  `Las estadísticas están abiertas para ti hasta el ${shortDate}.`
export const analyticsWereOpenForYour =
  'Las estadísticas estuvieron abiertas tus primeros 30 días; con Seeker plus están abiertas siempre.'
export const jobPosts = 'Anuncios publicados'
export const peopleWrittenToFirst = 'Personas a las que escribiste primero'
export const offers = 'Ofertas'
export const requestsToChat = 'Solicitudes de chat'
export const reports = 'Denuncias'
export const meterThisMonth = (meter: Part) => `${meter} este mes`
export const meterToday = (meter: Part) => `${meter} hoy`
export const invoiceDraft = 'borrador'
export const invoiceOpen = 'pendiente'
export const invoicePaid = 'pagada'
export const invoiceVoid = 'anulada'
export const invoiceUncollectible = 'incobrable'
