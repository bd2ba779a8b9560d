import type { Part } from '../../part.ts'

export const about = 'Acerca de'
export const aboutDescription =
  'Por qué existe Hearback: el silencio es lo que más molesta al buscar empleo, y se puede contar.'
export const aboutLead = 'Hearback es un mercado de empleo con una sola regla: quien se postula recibe una respuesta.'
export const aboutTitle = 'Acerca de Hearback'
export const aboutSilence =
  'Pregunta a la gente qué es lo que más le molesta de buscar empleo. No es el no. Es el silencio: una tarde dedicada a una candidatura y después nada, de un empleo que quizá ni siquiera existe. A quien calla, el silencio no le cuesta nada; por eso hay tanto.'
export const aboutClock =
  'Hicimos que costara algo. Cada candidatura pone en marcha un plazo. La empresa ve lo que vence, tiene plantillas y respuestas en grupo con las que ser honesta es rápido, y recibe recordatorios. Si respondió o no se cuenta y aparece en cada uno de sus empleos, donde la siguiente persona lo lee antes de postularse.'
export const aboutPromisesTitle = 'Lo que nos exigimos'
export const aboutPromisePay =
  'Cada empleo que se publica aquí muestra su salario. A un rango de más del doble lo llamamos amplio.'
export const aboutPromiseReason = 'Un no lleva su motivo. No se puede enviar un rechazo vacío.'
export const aboutPromiseFigures =
  'Cifras, no puntuaciones: ves qué se contó, en qué días y sobre cuántas candidaturas.'
export const aboutPromisePrivacy =
  'Tu nombre, tu dirección y tu número se abren paso a paso, según avanza la conversación.'
export const aboutPromiseReviews =
  'Una reseña necesita algo que ocurrió de verdad entre las dos partes, y ninguna ve antes la de la otra.'
export const aboutPromiseReports =
  'Una denuncia recibe un número al instante y una respuesta al final; un recurso, también.'
export const aboutPromiseNeverSold =
  'Ninguna empresa puede comprar una cifra mejor, ni ninguna persona un lugar mejor en la fila.'
export const aboutLimitsTitle = 'Lo que no hacemos'
export const aboutLimits =
  'No adivinamos si te contratarían, no te ordenamos con un número oculto, no vendemos tu perfil ni te seguimos por la web.'
export const methodLink = 'Cómo contamos'
export const accountSeekerContactNote =
  'Cómo contactamos contigo. Las empresas no ven ni tu correo ni tu teléfono hasta que aceptas una oferta.'
export const accountEmployerContactNote = 'Cómo contactamos contigo. Nadie más ve ni tu correo ni tu teléfono.'
export const accountPageTitle = 'Cuenta | Hearback'
export const account = 'Cuenta'
export const accountFailed = 'No se pudo cargar tu cuenta.'
export const accountLoading = 'Cargando tu cuenta'
export const keyboard = 'Teclado'
export const keyboardNote = 'Pulsa ? para ver la lista'
export const thisDevice = 'Este dispositivo'
export const signOut = 'Cerrar sesión'
export const adminAccountsPageTitle = 'Cuentas | Hearback'
export const adminAccountsLead = 'Una cuenta suspendida no puede iniciar sesión, y nadie ve lo que hay en ella.'
export const accounts = 'Cuentas'
export const adminAppealsPageTitle = 'Recursos | Hearback'
export const adminAppealsLead = 'Decisiones que alguien pide revisar de nuevo. Lo que decidas aquí es definitivo.'
export const appeals = 'Recursos'
export const adminAuditPageTitle = 'Registro de auditoría | Hearback'
export const adminAuditLead = 'Cada acción del equipo de moderación. Aquí nada se puede cambiar ni borrar.'
export const auditTrail = 'Registro de auditoría'
export const adminCasePageTitle = 'Caso | Hearback'
export const messagesPageTitle = 'Mensajes | Hearback'
export const adminContactLead = 'Lo que la gente escribió en el formulario de contacto.'
export const messages = 'Mensajes'
export const adminDecisionsPageTitle = 'Decisiones | Hearback'
export const adminDecisionsLead = 'Qué se decidió, con el motivo que leen las dos partes.'
export const decisions = 'Decisiones'
export const adminReportsPageTitle = 'Denuncias por decidir | Hearback'
export const adminReportsLead =
  'Lo que la gente denunció, una entrada por cada objeto. Las dos partes saben qué decides y por qué.'
export const adminReportsDecisionsAction = 'Ya decididas'
export const adminReportsHeading = 'Denuncias por decidir'
export const adminVisitsPageTitle = 'Visitas | Hearback'
export const adminVisitsLead =
  'Cuántas visitas hubo, desde dónde, a qué páginas, y con qué rapidez cargaron. Solo recuentos: no hay nadie en ellos.'
export const visits = 'Visitas'
export const alertsPageTitle = 'Búsquedas guardadas | Hearback'
export const alertsLead = 'Los empleos nuevos que coinciden te llegan por correo por la mañana.'
export const savedSearches = 'Búsquedas guardadas'
export const analyticsPageTitle = 'Estadísticas | Hearback'
export const analyticsLead = 'Qué fue de tus candidaturas: quién las abre, quién responde y cuánto paga.'
export const analytics = 'Estadísticas'
export const appealPageTitle = 'Una decisión | Hearback'
export const applicantsPageTitle = 'Candidaturas recibidas | Hearback'
export const applicationPageTitle = 'Tu candidatura | Hearback'
export const applicationsPageTitle = 'Candidaturas | Hearback'
export const applicationsLead = 'Lo que enviaste, qué resultó y cuándo vence el plazo de respuesta.'
export const applications = 'Candidaturas'
export const billingPageTitle = 'Plan y facturación | Hearback'
export const billingLead = 'Lo que pagas, lo que has usado y cómo cambiarlo o terminarlo.'
export const billingHeading = 'Plan y facturación'
export const blockedPageTitle = 'Bloqueos | Hearback'
export const blockedLead =
  'Ninguna de las dos partes puede escribir a la otra. Una candidatura entre ustedes sigue como antes.'
export const blocked = 'Bloqueos'
export const checkoutCanceledPageTitle = 'No se cobró nada | Hearback'
export const checkoutCanceledTitle = 'No se cobró nada'
export const checkoutCanceledPlansAction = 'Ver los planes'
export const checkoutCanceledHomeAction = 'Volver a Hearback'
export const checkoutCanceledHint =
  'Saliste del pago. El plan gratuito sigue, con candidaturas, respuestas y mensajes como siempre.'
export const checkoutDonePageTitle = 'Tu plan | Hearback'
export const checkoutPageTitle = 'Pago | Hearback'
export const companiesTitle = 'Empresas, según cómo responden'
export const companiesDescription =
  'Cuántas veces y con qué rapidez responde cada empresa a quienes se postulan, contado en los últimos 90 días.'
export const companiesLead = 'Contado con candidaturas reales de los últimos 90 días, nada más.'
export const companiesHeading = 'Quién responde'
export const companyDescriptionAnswers = (percent: Part) => `Responde al ${percent} % de las candidaturas.`
export const companyDescriptionFallback = 'Empleos abiertos, con su salario.'
export const companyPageTitle = (businessName: Part) => `${businessName}: empleos y cómo responde`
export const companies = 'Empresas'
export const companyReviewsEmpty = (businessName: Part) =>
  `Todavía no hay reseñas. Solo pueden escribir una las personas a quienes ${businessName} respondió, conoció o dejó sin respuesta.`
export const reviewAuthorFallback = 'una persona que busca empleo'
export const companyChatMeaning = (businessName: Part) =>
  `Si no te has postulado en ${businessName}, esto es una solicitud: escribes un mensaje y la empresa lo acepta, lo rechaza o te bloquea. Puedes enviar 5 solicitudes al día.`
export const compareOffersPageTitle = 'Comparar ofertas | Hearback'
export const compareOffersLead = 'Las diferencias están marcadas.'
export const allOffers = 'Todas las ofertas'
export const compareOffers = 'Comparar ofertas'
export const confirmExperiencePageTitle = 'Confirmar una experiencia | Hearback'
export const confirmExperienceHeading = 'Confirmar una experiencia'
export const contact = 'Contacto'
export const contactDescription =
  'Escribe a las personas que hacen Hearback. Una persona lo lee y responde por correo electrónico.'
export const contactLead =
  'Una persona lo lee y responde por correo electrónico. Si algo no está bien en un empleo, una empresa, un perfil o un mensaje, denúncialo en su página: las denuncias reciben un número de caso.'
export const communityRules = 'Normas de la comunidad'
export const dataPageTitle = 'Tus datos | Hearback'
export const accountDeletionScheduled = (day: Part) =>
  `Tu cuenta se borra el ${day}. Inicia sesión antes de ese día para conservarla.`
export const dataLead =
  'Llévate todo lo que hay sobre ti o elimina la cuenta. Las dos cosas son gratis y no hace falta pedírnoslo.'
export const yourData = 'Tus datos'
export const dataExportTitle = 'Todo en un archivo'
export const dataResumeTitle = 'Tu perfil como JSON Resume'
export const dataResumeImportAction = 'Importar uno'
export const dataDeleteTitle = 'Eliminar la cuenta'
export const directoryTitle = 'Empleos por tipo de trabajo y por localidad'
export const directoryDescription =
  'Cada tipo de trabajo y cada localidad con al menos cinco empleos abiertos: cuántos son, cuánto pagan y quién responde mejor.'
export const directoryLead =
  'Cada uno con al menos cinco empleos abiertos: cuántos son, cuánto pagan y quién responde mejor.'
export const directorySearchAction = 'Buscar en todos los empleos'
export const directoryCategoriesTitle = 'Tipos de trabajo'
export const directoryCategoriesEmpty =
  'Aquí todavía no hay nada con cinco empleos abiertos. Busca en todos los empleos.'
export const towns = 'Localidades'
export const allJobs = 'Todos los empleos'
export const directoryBreadcrumb = 'Tipos y localidades'
export const editJobPageTitle = 'Editar un empleo | Hearback'
export const editJobHeading = 'Editar el empleo'
export const editProfilePageTitle = 'Editar tu perfil | Hearback'
export const importResumeAction = 'Importar un currículum'
export const editProfileHeading = 'Editar tu perfil'
export const employerHomePageTitle = 'Hoy | Hearback'
export const employerHomeLead = 'Cada persona que se postula recibe una respuesta en 14 días.'
export const postJobAction = 'Publicar un empleo'
export const today = 'Hoy'
export const employerJobPageTitle = 'Tu empleo | Hearback'
export const employerJobsPageTitle = 'Tus empleos | Hearback'
export const yourJobs = 'Tus empleos'
export const employerOfferPageTitle = 'Tu oferta | Hearback'
export const offersPageTitle = 'Ofertas | Hearback'
export const employerOffersLead = 'Qué ofreciste, a quién, y quién dijo que sí.'
export const offers = 'Ofertas'
export const reviewsPageTitle = 'Reseñas | Hearback'
export const employerReviewsLead =
  'Lo que dicen de tu empresa las personas que buscan empleo, y lo que dices tú de ellas. Solo tú ves quién escribió una reseña sobre tu empresa.'
export const reviews = 'Reseñas'
export const experiencePageTitle = 'Tu experiencia | Hearback'
export const experienceLead =
  'Los empleos que tuviste y el que tienes. Cuánto pagaban y por qué te fuiste solo lo ves tú.'
export const reviewedCompany = 'tu empresa'
export const reviewedSeeker = 'tu parte'
export const profileBackAction = 'Volver al perfil'
export const yourExperience = 'Tu experiencia'
export const forgotPasswordPageTitle = 'Contraseña olvidada | Hearback'
export const forgotPasswordLead =
  'Escribe el correo de tu cuenta y te enviamos un código para elegir una contraseña nueva.'
export const forgotPasswordHeading = '¿Olvidaste tu contraseña?'
export const forgotPasswordSignInLink = 'Volver a iniciar sesión'
export const methodDescription =
  'Qué cuenta como respuesta, en qué días, y por qué una empresa con pocas candidaturas no muestra ninguna cifra.'
export const methodLead =
  'Cada cifra sobre una empresa se puede volver a calcular a partir de lo que ocurrió. Así se hace.'
export const methodClockTitle = 'El plazo de respuesta'
export const methodClockExample =
  'Un ejemplo. Se lee así: de 61 candidaturas que terminaron en los últimos 90 días, se respondió al 84 %; a la mitad de ellas, en 3 días o menos.'
export const methodClockStartTerm = 'El plazo empieza'
export const methodClockStartText = 'cuando te postulas. La respuesta debe llegar a más tardar 14 días después.'
export const methodAnswerTerm = 'Una respuesta'
export const methodAnswerText =
  'es lo primero que hace una empresa además de mirar: una preselección, una invitación, una oferta, un no con su motivo o un mensaje personal de 20 caracteres o más. Abrir la candidatura no es una respuesta.'
export const reminders = 'Los recordatorios'
export const methodRemindersText = 'llegan a la empresa los días 7, 12 y 14.'
export const methodExpiryTerm = 'El día 30'
export const methodExpiryText =
  'una candidatura sin respuesta caduca. Te avisamos, y cuenta contra la empresa. Una respuesta tardía sigue siendo posible y bienvenida.'
export const finished = 'Terminada'
export const methodFinishedText =
  'es toda candidatura que recibió una respuesta o caducó. Si la retiras antes de que venza el plazo, no cuenta para ninguna de las partes.'
export const methodNewHereTerm = '«Nueva aquí»'
export const methodNewHereText = 'aparece cuando han terminado menos de cinco. No se juzga a nadie por cuatro.'
export const methodFactsTitle = 'Los datos de cada empleo'
export const methodFactsText =
  'La primera publicación es el día en que el empleo apareció por primera vez, se haya vuelto a publicar o no desde entonces. Un anuncio se toma por otro anterior de la misma empresa y lugar cuando al menos el 70 % de su texto, en grupos de tres palabras, es igual y el título nombra el mismo trabajo; entonces todas las cifras cuentan los dos. La última confirmación es el día en que la empresa dijo por última vez que el empleo sigue abierto. Al lado están las candidaturas, la parte que se vio y se respondió, las entrevistas y las contrataciones.'
export const pay = 'Salario'
export const methodPayMedianText =
  'La mediana en la regla del salario es la de los empleos abiertos de la misma categoría y el mismo lugar, en la misma moneda y el mismo periodo. Con menos de cinco no hay regla. Un rango amplio es aquel cuyo extremo superior es más del doble del inferior.'
export const methodReviewsText =
  'Solo pueden reseñarse entre sí quienes tuvieron un trato registrado, una vez cada 12 meses. Una reseña se muestra cuando han escrito las dos partes o han pasado 14 días. El promedio aparece a partir de tres reseñas. Una reseña solo se retira por una decisión con su motivo.'
export const match = 'Coincidencia'
export const methodMatchText =
  'La coincidencia es una lista, no un número: qué habilidades tienes y cuáles faltan, a qué distancia está, el salario, la disponibilidad y la categoría. Siempre está a la vista y no deja fuera a nadie. Tú y la empresa leen las mismas partes.'
export const skills = 'Las habilidades'
export const methodSkillsText = 'se comparan como palabras; las mayúsculas, los acentos y el plural no cambian nada.'
export const distance = 'La distancia'
export const methodDistanceText = (nearKm: Part, farKm: Part) =>
  `es una línea recta. Hasta ${nearKm} km encaja, hasta ${farKm} km encaja en parte, y el trabajo a distancia encaja siempre. La empresa mide desde un punto redondeado a unos 2 km.`
export const methodPayText =
  'por año, mes, semana o día se calcula por hora: 2080 horas al año, 8 al día. Hasta el extremo superior del rango encaja; hasta una décima parte más, encaja en parte.'
export const availability = 'La disponibilidad'
export const methodAvailabilityText =
  'se cita tal cual. Solo se compara cuando nombra un tipo de jornada o un horario que también nombra el título del empleo.'
export const methodCategoryTerm = 'El tipo de trabajo'
export const methodCategoryText = 'encaja cuando las palabras son iguales, y en parte cuando comparten una.'
export const importResumePageTitle = 'Importar un currículum | Hearback'
export const importResumeLead =
  'Un JSON Resume de otro sitio, o uno que guardaste. Primero ves qué cambia; no se guarda nada hasta que tú lo digas.'
export const profilePublished = 'Tu perfil está publicado.'
export const profileUpdated = 'Tu perfil está al día.'
export const interviewsPageTitle = 'Entrevistas | Hearback'
export const interviewsLead = 'Todas las horas son las de este dispositivo.'
export const interviews = 'Entrevistas'
export const at = (jobTitle: Part, businessName: Part) => `${jobTitle} en ${businessName}`
export const jobs = 'Empleos'
export const jobSearchTitleNear = (place: Part) => `Empleos cerca de ${place}`
export const jobSearchTitleFor = (keyword: Part) => `Empleos de ${keyword}`
export const jobSearchTitleForNear = (keyword: Part, place: Part) => `Empleos de ${keyword} cerca de ${place}`
export const jobSearchDescription = (title: Part) =>
  `${title}, con el salario a la vista en cada anuncio y con qué frecuencia y rapidez responde cada empresa.`
export const newestJobs = 'Empleos más recientes'
export const landingTitle = 'Cada candidatura recibe una respuesta'
export const landingDescription =
  'Empleos con el salario a la vista en cada anuncio, de empresas cuya tasa de respuesta es pública. Gratis para quien busca empleo.'
export const signIn = 'Iniciar sesión'
export const loginDescription = 'Inicia sesión para ver tus candidaturas, empleos y respuestas.'
export const loginLead = 'Después sigues a la página que querías ver.'
export const loginSignupQuestion = '¿Es tu primera vez aquí?'
export const signupLink = 'Crear una cuenta'
export const messagesContextLabel = 'Candidaturas y datos'
export const messagesEmptyTitle = 'Elige un chat'
export const messagesEmptyHint = 'Lo que escribes queda entre las dos partes, y cada respuesta cuenta.'
export const notificationsPageTitle = 'Notificaciones | Hearback'
export const notificationSettingsLead =
  'En la aplicación siempre lo ves todo. Aquí eliges qué te llega también por correo y a este dispositivo.'
export const notifications = 'Notificaciones'
export const mailTitle = 'Por correo'
export const thisDeviceTitle = 'En este dispositivo'
export const accountMailsNote =
  'Los correos sobre tu propia cuenta, como el de un cambio de contraseña, llegan siempre: te protegen.'
export const mailSettingsAction = 'Qué correos recibo'
export const offerPageTitle = 'Una oferta | Hearback'
export const offersLead = 'Lo que te ofrecen las empresas, y hasta cuándo puedes responder.'
export const onboardingPageTitle = 'Te damos la bienvenida | Hearback'
export const onboardingEmployerLead = 'Quien se postula quiere saber quién pregunta. Dos pasos cortos.'
export const onboardingSeekerLead = 'Un perfil para todas tus candidaturas. Por ahora, corto; lo demás puede esperar.'
export const yourCompany = 'Tu empresa'
export const yourProfile = 'Tu perfil'
export const onboardingPictureFailed = (why: Part) => `La empresa está guardada, pero su imagen no: ${why}`
export const onboardingCompanyDone = 'Tu empresa está lista.'
export const onboardingResumeQuestion = '¿Tienes un JSON Resume?'
export const onboardingResumeLink = 'Crear el perfil con él'
export const onboardingSkipQuestion = '¿Tienes prisa?'
export const onboardingSkipLink = 'Hacerlo más tarde'
export const ownCompanyPageTitle = 'Empresa | Hearback'
export const ownCompanyLead = 'Lo que ve quien se postula junto a cada uno de tus empleos.'
export const ownCompanyPublicAction = 'Verla como la ven los demás'
export const company = 'Empresa'
export const ownCompanyEmptyTitle = 'Tu empresa todavía no tiene perfil'
export const ownCompanyEmptyAction = 'Crearlo'
export const ownCompanyEmptyHint = 'Dos pasos cortos y puedes publicar tu primer empleo.'
export const ownCompanyFailed = 'No se pudo cargar tu empresa.'
export const ownCompanyLoading = 'Cargando tu empresa'
export const fewerMailsPageTitle = 'Menos correos | Hearback'
export const fewerMails = 'Menos correos'
export const policyMissingPageTitle = 'No encontrada | Hearback'
export const policies = 'Políticas'
export const postJobPageTitle = 'Publicar un empleo | Hearback'
export const postJobLead =
  'Di cuál es el trabajo, cuánto paga y dónde es. Cada persona que se postule tendrá tu respuesta.'
export const postJobPublishAction = 'Publicar el empleo'
export const postJobDone = (jobTitle: Part) => `«${jobTitle}» está publicado.`
export const postJobDiscardDraftAction = 'Empezar de nuevo'
export const postJobDraftNotice = 'Este es tu borrador en este dispositivo, escrito'
export const previewProfilePageTitle = 'Tu perfil como lo ven las empresas | Hearback'
export const previewProfileLead = 'Exactamente lo que reciben, y nada que no se muestre aquí.'
export const profileEditAction = 'Editar el perfil'
export const profilePreviewAction = 'Cómo te ven las empresas'
export const pricing = 'Precios'
export const pricingDescription =
  'Lo que cuesta Hearback, y lo que nunca vende: candidaturas, respuestas, comentarios, reseñas, denuncias y tus datos.'
export const pricingLead = 'Primero, lo que nadie puede comprar aquí, porque no valdría nada si se pudiera.'
export const pricingHeading = 'Las respuestas nunca se venden'
export const pricingSimulationNotice =
  'En esta instalación los pagos son simulados: no se pide ninguna tarjeta y nunca se cobra nada.'
export const forEmployers = 'Para empresas'
export const pricingEmployersNote =
  'los anuncios, las personas a quienes escribes primero y las ofertas se cuentan por mes del calendario'
export const pricingSeekersTitle = 'Para quien busca empleo'
export const pricingTermsTitle = 'La letra pequeña, en grande'
export const pricingTermsCancellation =
  'Se paga cada mes y se termina cuando quieras; el plan sigue hasta el final del mes pagado.'
export const pricingTermsFailedPayment =
  'Si un pago falla, tienes siete días para arreglarlo. Después, los empleos por encima del límite gratuito quedan en pausa; nunca se borran.'
export const pricingTermsMonths =
  'Los meses empiezan el día uno, en UTC. Cada límite dice cuánto has usado y cuándo vuelve a empezar.'
export const pricingTermsOutreach =
  'Abrir una empresa con la que tienes una candidatura, un chat o una oferta nunca cuenta.'
export const privacyPageTitle = 'Privacidad | Hearback'
export const privacyLead = 'Quién ve qué de ti, y quién puede encontrarte.'
export const privacy = 'Privacidad'
export const privacyFailed = 'No se pudieron cargar tus ajustes.'
export const privacyLoading = 'Cargando tus ajustes'
export const privacyEmptyTitle = 'Todavía no hay nada que ver de ti'
export const privacyEmptyAction = 'Crear un perfil'
export const privacyEmptyHint = 'Cuando tengas un perfil, aquí decides quién lo encuentra.'
export const privacyPublishedTitle = 'Que te encuentren'
export const privacyHiddenTitle = 'No visible para'
export const privacyVisibilityTitle = 'Lo que ven los demás'
export const privacyVisibilityNote = 'Los campos vacíos se omiten.'
export const profilePageTitle = 'Tu perfil | Hearback'
export const profileLead = 'Con lo que te postulas. Las empresas lo ven en tres pasos, nunca todo de una vez.'
export const reportsPageTitle = 'Tus denuncias | Hearback'
export const reportsLead = 'Todo lo que has denunciado, y qué fue de ello.'
export const yourReports = 'Tus denuncias'
export const resetPasswordPageTitle = 'Contraseña nueva | Hearback'
export const resetPasswordDone = 'Tu contraseña ha cambiado. Se cerró la sesión en todos los demás dispositivos.'
export const resetPasswordMailLead = 'Si'
export const resetPasswordMailNote = 'tiene una cuenta, va en camino un correo con un código válido durante 15 minutos.'
export const resetPasswordLead = 'Escribe el código que te enviamos por correo.'
export const resetPasswordHeading = 'Elige una contraseña nueva'
export const resetPasswordResendQuestion = '¿No llega el correo?'
export const resetPasswordResendLink = 'Pedir un código nuevo'
export const reviewsLead =
  'Lo que dicen de ti las empresas, y lo que dices tú de ellas. Las reseñas sobre ti las ves tú y las ven las empresas que pueden ver tu perfil.'
export const companyFallback = 'una empresa'
export const savedJobsPageTitle = 'Empleos guardados | Hearback'
export const savedJobsLead = 'Empleos que guardaste para más tarde, también los que se cerraron desde entonces.'
export const savedJobs = 'Empleos guardados'
export const securityPageTitle = 'Seguridad | Hearback'
export const security = 'Seguridad'
export const password = 'Contraseña'
export const sessionsTitle = 'Dónde tienes la sesión iniciada'
export const sessionsFailed = 'No se pudo cargar la lista de tus dispositivos.'
export const sessionsLoading = 'Cargando tus dispositivos'
export const signupDescription = 'Gratis para quien busca empleo. Cada candidatura recibe una respuesta.'
export const signupLead = 'Buscar empleo es gratis, y lo seguirá siendo.'
export const signupHeading = 'Crea tu cuenta'
export const signupLoginQuestion = '¿Ya tienes una cuenta?'
export const talentPageTitle = 'Talento | Hearback'
export const talentReviewsNote = 'de empresas que trataron con la persona'
export const talentReviewsEmpty = 'Todavía no hay reseñas.'
export const talentChatMeaning = (name: Part) =>
  `${name} no se ha postulado en tu empresa, así que un primer mensaje usa uno de los créditos de contacto de este mes. El crédito vuelve cuando responda. Si ya tienen un chat, simplemente se abre.`
export const talentSearchLead =
  'Personas que quieren que las encuentren, por lo que saben hacer y dónde están. Los lugares se redondean a unos 2 km.'
export const talent = 'Talento'
export const templatesPageTitle = 'Plantillas de respuesta | Hearback'
export const templatesLead =
  'Respuestas que escribes una vez y envías con tus propias palabras, a una persona o a muchas.'
export const newTemplate = 'Plantilla nueva'
export const answerTemplates = 'Plantillas de respuesta'
export const editTemplate = 'Editar la plantilla'
export const transparencyTitle = 'Denuncias y decisiones'
export const transparencyDescription =
  'Cuántas denuncias recibimos en los últimos 12 meses, qué se decidió, cuánto tardó y cómo terminaron los recursos.'
export const transparencyLead =
  'Lo que la gente denunció en los últimos 12 meses, y qué fue de ello. Solo recuentos, sin nombrar a nadie.'
export const transparencyRulesLink = 'Las normas'
export const verifyEmailPageTitle = 'Confirma tu correo | Hearback'
export const verifyEmailLead = 'Enviamos un código, válido durante 15 minutos, a'
export const verifyEmailHeading = 'Confirma tu correo'
export const verifyEmailExistingNotice =
  'Ya había un registro con este correo a la espera de confirmación. Continúa con el código de nuestro correo más reciente.'
export const verifyEmailPendingNotice =
  'Esta cuenta todavía no está confirmada. Si el código es demasiado antiguo, pide uno nuevo.'
export const confirm = 'Confirmar'
export const verifyEmailChangeAddressLink = 'Usar otro correo'
export const language = 'Idioma'
export const twoStepTitle = 'Inicio de sesión en dos pasos'
export const passkeys = 'Llaves de acceso (passkeys)'
