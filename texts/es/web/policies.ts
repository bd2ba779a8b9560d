export const beAPersonToA = 'De persona a persona'
export const answerAShortNoWith = 'Responde. Un no breve con su motivo es más amable que el silencio.'
export const criticiseWorkAndConductNot = 'Critica el trabajo y la conducta, no a la persona.'
export const noInsultsThreatsOrRemarks =
  'Nada de insultos, amenazas ni comentarios sobre el origen, las creencias, el aspecto o la orientación de nadie.'
export const safeTalk = 'Conversaciones seguras'
export const keepTheConversationHereUntil =
  'Mantén la conversación aquí hasta que se hayan conocido; es tu prueba de lo que se dijo.'
export const nobodyMayAskYouFor =
  'Nadie puede pedirte dinero, una cuenta bancaria, una tarjeta o un número de identidad para conseguir un empleo. Si alguien lo hace, denúncialo.'
export const linksThatLeadAwayFrom =
  'Los enlaces que llevan fuera del sitio de la propia empresa tienen una advertencia. Tómala en serio.'
export const reviews = 'Reseñas'
export const writeWhatYouSawYou =
  'Escribe lo que viste. Puedes reseñar a quien hayas tratado de verdad, una vez al año; la otra parte puede replicar una vez. Una reseña se queda, por mucho que duela, salvo que incumpla estas normas.'
export const reports = 'Denuncias'
export const reportAJobCompanyProfile =
  'Denuncia un empleo, una empresa, un perfil o una reseña con dos toques. Recibes un número al instante y, al final, la decisión con su motivo; la otra parte también. Cada parte puede presentar un recurso una vez.'
export const threeDifferentVerifiedPeopleWho =
  'Si tres personas distintas y verificadas denuncian el mismo fraude, lo denunciado se oculta durante 72 horas, hasta que el equipo de moderación decida.'
export const whatWeKeep = 'Qué guardamos'
export const yourEMailPhoneNumber =
  'Tu correo, tu teléfono y un hash de tu contraseña; la mitad pública de tus llaves de acceso; lo que escribes en tu perfil; tus candidaturas, ofertas, reseñas y mensajes; y cuándo ocurrió cada cosa. Los datos de la tarjeta van al proveedor de pagos y nunca llegan a nosotros.'
export const whoSeesIt = 'Quién lo ve'
export const everyEmployerWhoMayFind = 'Cada empresa que puede encontrarte:'
export const nicknameOrFirstNameAnd =
  'tu apodo, o tu nombre y una inicial; tu oficio, tus habilidades y tu ciudad; un punto en el mapa redondeado a unos 2 km.'
export const afterAnApplicationAnAccepted = 'Después de una candidatura, un chat aceptado o una oferta:'
export const fullNameExperienceEducationWhat =
  'nombre completo, experiencia, formación, lo que dices de ti, disponibilidad y la tarifa que pides.'
export const afterAnAcceptedOffer = 'Después de una oferta aceptada:'
export const phoneEMailExactPlace = 'teléfono, correo, lugar exacto y lo que dijiste sobre la vacunación y los seguros.'
export const nobodyButYou = 'Nadie más que tú:'
export const whatYouEarnedBeforeWhy =
  'lo que ganabas antes, por qué te fuiste y los correos que confirmaron tu experiencia.'
export const youCanHideFromCompanies = 'Puedes ocultarte de las empresas que elijas en cualquier momento.'
export const forHowLong = 'Durante cuánto tiempo'
export const aRejectedOrWithdrawnApplication =
  'Una candidatura rechazada o retirada pierde sus datos personales para la empresa a los seis meses. Una cuenta eliminada se puede recuperar durante 30 días; después desaparece.'
export const countingVisits = 'Cómo contamos las visitas'
export const weCountHowOftenPages =
  'Contamos cuántas veces se abren las páginas, sin cookies y sin nada que te identifique: qué tipo de página era, el sitio desde el que llegaste (no cuál de sus páginas), el día, si era un teléfono, una tableta o una computadora, y con qué rapidez cargó la página. Cada dato se suma por separado, de modo que nada dice cuáles iban juntos; tu dirección y el nombre de tu navegador se consultan y no se guardan, y no se guarda nada en tu dispositivo. Los totales de cada día se conservan 13 meses. Si tu navegador envía Global Privacy Control o Do Not Track, no se te cuenta en absoluto.'
export const ifYouTurnOnNotifications =
  'Si activas las notificaciones en un dispositivo, pasan por el servicio de notificaciones de tu navegador: Google, Mozilla, Apple o Microsoft. Sabe que se envió algo a tu dispositivo y cuándo, y no puede leer qué. Si las desactivas, cierras la sesión o eliminas tu cuenta, no guardamos nada del dispositivo.'
export const yourRights = 'Tus derechos'
export const underSettingsYourDataYou =
  'En Ajustes, Tus datos, puedes llevarte en un archivo todo lo que hay sobre ti y eliminar tu cuenta. Las dos cosas son gratis y no hace falta pedírnoslo.'
export const whatHearbackIs = 'Qué es Hearback'
export const aPlaceWhereEmployersAnd =
  'Un lugar donde se encuentran las empresas y las personas que buscan empleo. El contrato de trabajo es entre las dos partes; nosotros no somos parte de él.'
export const ifYouLookForWork = 'Si buscas empleo'
export const sayWhatIsTrueAbout = 'Di la verdad sobre ti. La experiencia que llamas confirmada la confirmó la empresa.'
export const onePersonOneAccount = 'Una persona, una cuenta.'
export const ifYouHire = 'Si contratas'
export const postOnlyWorkThatExists = 'Publica solo trabajo que exista, con el salario que piensas pagar.'
export const answerEverybodyWhoAppliesYou =
  'Responde a cada persona que se postula. Tienes 14 días y recordatorios; después de 30 días sin respuesta, cuenta en tu contra.'
export const neverAskAnApplicantFor =
  'Nunca pidas dinero, datos bancarios ni documentos a quien se postula antes de que haya una oferta.'
export const useWhatYouLearnOf = 'Usa lo que sabes de una persona para decidir sobre esa candidatura, y para nada más.'
export const paidPlans = 'Planes de pago'
export const paidMonthlyAndInAdvance =
  'Se pagan cada mes y por adelantado. Puedes terminarlos en cualquier momento; siguen hasta el final de lo pagado. Lo que incluye un plan está en la página de precios; si alguna vez quitamos algo, el mes en curso lo conserva.'
export const whenWeStepIn = 'Cuándo intervenimos'
export const weHideOrRemoveWhat =
  'Ocultamos o retiramos lo que incumple estas normas, con un motivo para las dos partes y un recurso. Una cuenta que engaña a la gente se suspende.'
export const whatWeCannotPromise = 'Lo que no podemos prometer'
export const thatAJobOrA =
  'Que un empleo o una persona sea como se describe. Comprobamos lo que podemos y contamos lo que ocurrió; mira las dos cosas y denuncia lo que esté mal.'
export const privacy = 'Privacidad'
export const whatWeKnowAboutYou = 'Qué sabemos de ti, quién ve qué parte y durante cuánto tiempo.'
export const terms = 'Condiciones'
export const whatYouCanExpectFrom = 'Qué puedes esperar de nosotros y qué esperamos de ti.'
export const communityRules = 'Normas de la comunidad'
export const howPeopleTreatEachOther = 'Cómo se trata aquí la gente.'
export const onYourDevice = 'En tu dispositivo'
export const pagesThatYouOpenStay =
  'Las páginas que abres se quedan en tu dispositivo para que puedas leerlas sin conexión; también tus candidaturas, chats, ofertas y listas, hasta siete días. Lo que pertenece a tu cuenta se borra del dispositivo cuando cierras sesión y cuando otra persona inicia la suya. Durante unos segundos después de guardar algo, una cookie dice que lo hiciste, y nada sobre ti, para que la página siguiente lo muestre.'
