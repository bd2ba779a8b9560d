export const communityRespectTitle = 'Trata a los demás con respeto'
export const communityAnswerRule = 'Responde. Un no breve con un motivo es más amable que el silencio.'
export const communityCriticismRule = 'Critica el trabajo y la conducta, no a la persona.'
export const communityInsultsRule =
  'Sin insultos, sin amenazas y sin comentarios sobre de dónde viene alguien, en qué cree, cómo se ve o a quién ama.'
export const communityChatTitle = 'Cuídate'
export const communityChatRule = 'Mantén la conversación aquí hasta que se conozcan. Es tu registro de lo que se dijo.'
export const communityMoneyRule =
  'Nadie puede pedirte dinero, datos bancarios, una tarjeta ni un número de identidad para darte un empleo. Si alguien lo hace, denúncialo.'
export const communityLinksRule =
  'Los enlaces a sitios que no son de la empresa llevan una advertencia. Tómala en serio.'
export const reviews = 'Reseñas'
export const communityReviewsText =
  'Escribe sobre lo que viviste. Puedes reseñar una vez al año a quien hayas tratado, y esa persona puede responder una vez. Una reseña se mantiene a menos que incumpla estas normas, aunque duela.'
export const reports = 'Denuncias'
export const communityReportsText =
  'Puedes denunciar un empleo, una empresa, un perfil o una reseña en dos toques. Recibes enseguida un número de caso. Cuando decidimos, tú y la otra parte reciben la decisión con su motivo. Cada parte puede presentar un recurso una vez.'
export const communityHoldText =
  'Si tres personas verificadas distintas denuncian lo mismo por fraude, lo ocultamos durante 72 horas o hasta que decida el equipo de moderación.'
export const privacyDataTitle = 'Qué guardamos'
export const privacyDataText =
  'Tu correo, tu teléfono y un hash de tu contraseña; la parte pública de tus llaves de acceso (passkeys); lo que escribes en tu perfil; tus candidaturas, ofertas, reseñas y mensajes; y cuándo pasó cada cosa. Los datos de la tarjeta van directamente al proveedor de pagos y nunca nos llegan.'
export const privacyVisibilityTitle = 'Quién lo ve'
export const privacyFoundLabel = 'Toda empresa que puede encontrarte:'
export const privacyFoundFacts =
  'apodo, o nombre e inicial; tu puesto, tus habilidades, certificados, idiomas y tu ciudad; un punto en el mapa redondeado a unos 2 km (1 milla).'
export const privacyContactLabel = 'Después de que te postulas, aceptas un chat, o aceptas o respondes una oferta:'
export const privacyContactFacts =
  'nombre completo, experiencia, educación, enlaces, permiso de trabajo, lo que dices de ti, disponibilidad y el salario que pides.'
export const privacyHiredLabel = 'Después de que aceptas una oferta:'
export const privacyHiredFacts = 'teléfono, correo, ubicación exacta y lo que dijiste sobre vacunación y seguros.'
export const privacySelfLabel = 'Solo tú:'
export const privacySelfFacts =
  'los números de tus licencias, lo que ganabas antes, por qué te fuiste y los correos que confirmaron tu experiencia.'
export const privacyHidingText = 'Puedes ocultarte de empresas específicas en cualquier momento.'
export const privacyRetentionTitle = 'Cuánto tiempo lo guardamos'
export const privacyRetentionText =
  'Seis meses después de que una candidatura se rechaza o se retira, la empresa pierde el acceso a los datos personales que contiene. Puedes recuperar una cuenta eliminada durante 30 días. Después desaparece.'
export const privacyVisitsTitle = 'Estadísticas de visitas'
export const privacyVisitsText =
  'Contamos con qué frecuencia se abren las páginas, sin cookies y sin nada que te identifique. Contamos el tipo de página, el sitio que te trajo aquí (no la página exacta), el día, si usaste un teléfono, una tableta o una computadora, y qué tan rápido cargó la página. Cada dato se suma por separado, así que nadie puede saber cuáles van juntos. Miramos tu dirección IP y el nombre de tu navegador, pero no los guardamos, y no guardamos nada en tu dispositivo. Los totales diarios se conservan 13 meses. Si tu navegador envía Global Privacy Control o Do Not Track, no te contamos.'
export const privacyPushText =
  'Si activas las notificaciones en un dispositivo, pasan por el servicio de notificaciones de tu navegador, que es de Google, Mozilla, Apple o Microsoft. Ese servicio puede ver cuándo se envía algo a tu dispositivo, pero no qué. Cuando desactivas las notificaciones, cierras sesión o eliminas tu cuenta, no guardamos nada sobre el dispositivo.'
export const privacyRightsTitle = 'Tus derechos'
export const privacyRightsText =
  'En Ajustes, Tus datos, puedes descargar en un archivo todo lo que tenemos sobre ti y eliminar tu cuenta. Las dos cosas son gratis y no tienes que pedírnoslo.'
export const termsServiceTitle = 'Qué es Hearback'
export const termsServiceText =
  'Un lugar donde se encuentran empresas y personas que buscan empleo. El contrato de trabajo es entre ustedes; nosotros no somos parte de él.'
export const termsSeekerTitle = 'Si buscas empleo'
export const termsSeekerTruthRule =
  'Di la verdad sobre ti. La experiencia solo aparece como confirmada si la empresa la confirmó.'
export const termsSeekerAccountRule = 'Una persona, una cuenta.'
export const termsEmployerTitle = 'Si contratas'
export const termsEmployerPostRule = 'Publica solo empleos que existen, con el salario que piensas pagar.'
export const termsEmployerAnswerRule =
  'Responde a todas las personas que se postulan. Tienes 14 días y te enviaremos recordatorios. Después de 30 días sin respuesta, cuenta en tu contra.'
export const termsEmployerMoneyRule =
  'Nunca pidas dinero, datos bancarios ni documentos a quien se postula antes de hacerle una oferta.'
export const termsEmployerDataRule = 'Usa lo que sepas de una persona solo para decidir sobre su candidatura.'
export const termsPaymentTitle = 'Planes de pago'
export const termsPaymentText =
  'Los planes se pagan cada mes, por adelantado. Cancela cuando quieras, y tu plan sigue activo hasta el final del mes pagado. La página de precios muestra lo que incluye cada plan. Si alguna vez quitamos algo de un plan, lo conservas durante el mes en curso.'
export const termsEnforcementTitle = 'Cuándo intervenimos'
export const termsEnforcementText =
  'Ocultamos o retiramos el contenido que incumple estas normas, damos el motivo a las dos partes y permitimos un recurso. Las cuentas que engañan a la gente se suspenden.'
export const termsLiabilityTitle = 'Lo que no podemos prometer'
export const termsLiabilityText =
  'No podemos prometer que un empleo o una persona sea como se describe. Comprobamos lo que podemos y mostramos lo que de verdad pasó. Mira las dos cosas y denuncia lo que esté mal.'
export const privacy = 'Privacidad'
export const privacyLead = 'Qué sabemos de ti, quién puede verlo y cuánto tiempo lo guardamos.'
export const terms = 'Condiciones'
export const termsLead = 'Qué puedes esperar de nosotros y qué esperamos de ti.'
export const communityRules = 'Normas de la comunidad'
export const communityLead = 'Cómo nos tratamos en Hearback.'
export const privacyDeviceTitle = 'En tu dispositivo'
export const privacyDeviceText =
  'Las páginas que abres se guardan en tu dispositivo para que puedas leerlas sin conexión, junto con tus candidaturas, chats, ofertas y listas, hasta por siete días. Todo lo que pertenece a tu cuenta se borra del dispositivo cuando cierras sesión o cuando otra persona inicia sesión. Durante unos segundos después de que guardas algo, una cookie indica que lo hiciste, y nada más sobre ti, para que la página siguiente pueda mostrarlo.'
