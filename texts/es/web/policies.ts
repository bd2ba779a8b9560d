export const communityRespectTitle = 'De persona a persona'
export const communityAnswerRule = 'Responde. Un no breve con su motivo es más amable que el silencio.'
export const communityCriticismRule = 'Critica el trabajo y la conducta, no a la persona.'
export const communityInsultsRule =
  'Nada de insultos, amenazas ni comentarios sobre el origen, las creencias, el aspecto o la orientación de nadie.'
export const communityChatTitle = 'Conversaciones seguras'
export const communityChatRule =
  'Mantén la conversación aquí hasta que se hayan conocido; es tu prueba de lo que se dijo.'
export const communityMoneyRule =
  'Nadie puede pedirte dinero, una cuenta bancaria, una tarjeta o un número de identidad para conseguir un empleo. Si alguien lo hace, denúncialo.'
export const communityLinksRule =
  'Los enlaces que llevan fuera del sitio de la propia empresa tienen una advertencia. Tómala en serio.'
export const reviews = 'Reseñas'
export const communityReviewsText =
  'Escribe lo que viste. Puedes reseñar a quien hayas tratado de verdad, una vez al año; la otra parte puede replicar una vez. Una reseña se queda, por mucho que duela, salvo que incumpla estas normas.'
export const reports = 'Denuncias'
export const communityReportsText =
  'Denuncia un empleo, una empresa, un perfil o una reseña con dos toques. Recibes un número al instante y, al final, la decisión con su motivo; la otra parte también. Cada parte puede presentar un recurso una vez.'
export const communityHoldText =
  'Si tres personas distintas y verificadas denuncian el mismo fraude, lo denunciado se oculta durante 72 horas, hasta que el equipo de moderación decida.'
export const privacyDataTitle = 'Qué guardamos'
export const privacyDataText =
  'Tu correo, tu teléfono y un hash de tu contraseña; la mitad pública de tus llaves de acceso; lo que escribes en tu perfil; tus candidaturas, ofertas, reseñas y mensajes; y cuándo ocurrió cada cosa. Los datos de la tarjeta van al proveedor de pagos y nunca llegan a nosotros.'
export const privacyVisibilityTitle = 'Quién lo ve'
export const privacyFoundLabel = 'Cada empresa que puede encontrarte:'
export const privacyFoundFacts =
  'tu apodo, o tu nombre y una inicial; tu oficio, tus habilidades y tu ciudad; un punto en el mapa redondeado a unos 2 km.'
export const privacyContactLabel = 'Después de una candidatura, un chat aceptado o una oferta:'
export const privacyContactFacts =
  'nombre completo, experiencia, formación, lo que dices de ti, disponibilidad y la tarifa que pides.'
export const privacyHiredLabel = 'Después de una oferta aceptada:'
export const privacyHiredFacts = 'teléfono, correo, lugar exacto y lo que dijiste sobre la vacunación y los seguros.'
export const privacySelfLabel = 'Nadie más que tú:'
export const privacySelfFacts = 'lo que ganabas antes, por qué te fuiste y los correos que confirmaron tu experiencia.'
export const privacyHidingText = 'Puedes ocultarte de las empresas que elijas en cualquier momento.'
export const privacyRetentionTitle = 'Durante cuánto tiempo'
export const privacyRetentionText =
  'Una candidatura rechazada o retirada pierde sus datos personales para la empresa a los seis meses. Una cuenta eliminada se puede recuperar durante 30 días; después desaparece.'
export const privacyVisitsTitle = 'Cómo contamos las visitas'
export const privacyVisitsText =
  'Contamos cuántas veces se abren las páginas, sin cookies y sin nada que te identifique: qué tipo de página era, el sitio desde el que llegaste (no cuál de sus páginas), el día, si era un teléfono, una tableta o una computadora, y con qué rapidez cargó la página. Cada dato se suma por separado, de modo que nada dice cuáles iban juntos; tu dirección y el nombre de tu navegador se consultan y no se guardan, y no se guarda nada en tu dispositivo. Los totales de cada día se conservan 13 meses. Si tu navegador envía Global Privacy Control o Do Not Track, no se te cuenta en absoluto.'
export const privacyPushText =
  'Si activas las notificaciones en un dispositivo, pasan por el servicio de notificaciones de tu navegador: Google, Mozilla, Apple o Microsoft. Sabe que se envió algo a tu dispositivo y cuándo, y no puede leer qué. Si las desactivas, cierras la sesión o eliminas tu cuenta, no guardamos nada del dispositivo.'
export const privacyRightsTitle = 'Tus derechos'
export const privacyRightsText =
  'En Ajustes, Tus datos, puedes llevarte en un archivo todo lo que hay sobre ti y eliminar tu cuenta. Las dos cosas son gratis y no hace falta pedírnoslo.'
export const termsServiceTitle = 'Qué es Hearback'
export const termsServiceText =
  'Un lugar donde se encuentran las empresas y las personas que buscan empleo. El contrato de trabajo es entre las dos partes; nosotros no somos parte de él.'
export const termsSeekerTitle = 'Si buscas empleo'
export const termsSeekerTruthRule =
  'Di la verdad sobre ti. La experiencia que llamas confirmada la confirmó la empresa.'
export const termsSeekerAccountRule = 'Una persona, una cuenta.'
export const termsEmployerTitle = 'Si contratas'
export const termsEmployerPostRule = 'Publica solo trabajo que exista, con el salario que piensas pagar.'
export const termsEmployerAnswerRule =
  'Responde a cada persona que se postula. Tienes 14 días y recordatorios; después de 30 días sin respuesta, cuenta en tu contra.'
export const termsEmployerMoneyRule =
  'Nunca pidas dinero, datos bancarios ni documentos a quien se postula antes de que haya una oferta.'
export const termsEmployerDataRule =
  'Usa lo que sabes de una persona para decidir sobre esa candidatura, y para nada más.'
export const termsPaymentTitle = 'Planes de pago'
export const termsPaymentText =
  'Se pagan cada mes y por adelantado. Puedes terminarlos en cualquier momento; siguen hasta el final de lo pagado. Lo que incluye un plan está en la página de precios; si alguna vez quitamos algo, el mes en curso lo conserva.'
export const termsEnforcementTitle = 'Cuándo intervenimos'
export const termsEnforcementText =
  'Ocultamos o retiramos lo que incumple estas normas, con un motivo para las dos partes y un recurso. Una cuenta que engaña a la gente se suspende.'
export const termsLiabilityTitle = 'Lo que no podemos prometer'
export const termsLiabilityText =
  'Que un empleo o una persona sea como se describe. Comprobamos lo que podemos y contamos lo que ocurrió; mira las dos cosas y denuncia lo que esté mal.'
export const privacy = 'Privacidad'
export const privacyLead = 'Qué sabemos de ti, quién ve qué parte y durante cuánto tiempo.'
export const terms = 'Condiciones'
export const termsLead = 'Qué puedes esperar de nosotros y qué esperamos de ti.'
export const communityRules = 'Normas de la comunidad'
export const communityLead = 'Cómo se trata aquí la gente.'
export const privacyDeviceTitle = 'En tu dispositivo'
export const privacyDeviceText =
  'Las páginas que abres se quedan en tu dispositivo para que puedas leerlas sin conexión; también tus candidaturas, chats, ofertas y listas, hasta siete días. Lo que pertenece a tu cuenta se borra del dispositivo cuando cierras sesión y cuando otra persona inicia la suya. Durante unos segundos después de guardar algo, una cookie dice que lo hiciste, y nada sobre ti, para que la página siguiente lo muestre.'
