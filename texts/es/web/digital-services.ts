export const title = 'Ley de Servicios Digitales'
export const lead =
  'Quién gestiona este sitio, cómo contactar, cómo denunciar contenido ilícito y qué puedes hacer ante una decisión. Es para personas en la Unión Europea; aquí las mismas reglas valen para todo el mundo.'
export const operatorTitle = 'Quién gestiona este sitio'
export const operatorName = 'Responsable:'
export const operatorAddress = 'Dirección:'
export const representative = 'Representante legal en la UE (artículo 13):'
export const representativeText =
  'Solo necesitan un representante legal quienes operan desde fuera de la Unión Europea.'
export const notStated = 'El responsable del sitio aún no lo ha indicado.'
export const authoritiesTitle = 'Punto de contacto para autoridades (artículo 11)'
export const authoritiesEmail = 'Correo:'
export const authoritiesLanguages = 'Idiomas:'
export const usersTitle = 'Punto de contacto para usuarios (artículo 12)'
export const usersText =
  'Escríbenos con el formulario de contacto, en inglés o en español. No necesitas una cuenta. Una persona lee cada mensaje.'
export const contactLink = 'Contáctanos'
export const noticeTitle = 'Denunciar contenido ilícito (artículo 16)'
export const noticeReport =
  'Con tu cuenta puedes denunciar cualquier empleo, empresa, perfil, mensaje y reseña con el botón Denunciar. Eliges un motivo y puedes explicarlo.'
export const noticeWithoutAccount =
  'Sin cuenta, usa el formulario de contacto. Incluye la dirección de la página, por qué crees que es ilícito, tu nombre y correo, y que crees de buena fe que es cierto. Puedes omitir tu nombre si se trata de abuso sexual de menores.'
export const noticeContent = 'La otra parte nunca sabe quién denunció.'
export const noticeConfirmation =
  'Recibes un número de caso de inmediato y un correo que confirma tu denuncia. Cuando se decide, recibes por correo la decisión y su motivo.'
export const decisionTitle = 'Cómo decidimos (artículos 14 y 17)'
export const decisionByPeople =
  'Todas las decisiones las toma una persona del equipo de moderación. Hay reglas que abren casos cuando empresas o anuncios se parecen a los de otras, pero no deciden nada. Hay una excepción: si tres personas verificadas denuncian lo mismo por fraude, se oculta automáticamente hasta 72 horas, hasta que alguien del equipo lo revise.'
export const decisionReason =
  'Si restringimos tu contenido o tu cuenta, recibes un correo que dice qué se restringió, por qué, en qué norma se basa, si fue automático y cómo recurrir.'
export const decisionMeasures =
  'Podemos advertirte, ocultar el contenido o suspender la cuenta. Una restricción vale en todas partes y hasta que se levante. Suspendemos las cuentas que engañan a otras personas, y podemos suspender las que presentan una y otra vez denuncias claramente infundadas.'
export const redressTitle = 'Si no estás de acuerdo (artículos 20 y 21)'
export const redressAppeal =
  'Cada parte puede recurrir una vez, en un plazo de 30 días, gratis, con el enlace del correo. Decide una persona del equipo de moderación, distinta de la anterior si es posible.'
export const redressLate =
  'Pasados los 30 días, y hasta seis meses después de la decisión, escríbenos con el formulario de contacto. Lo revisaremos de nuevo.'
export const redressCourt =
  'También puedes acudir a un órgano de resolución extrajudicial de litigios certificado en la UE, o a los tribunales. No hace falta que recurras aquí antes.'
export const rankingTitle = 'Cómo se ordenan las listas (artículo 27)'
export const rankingText =
  'Las búsquedas se ordenan según la coincidencia de las palabras, lo reciente que es un empleo y la distancia. La compatibilidad entre personas y empleos se calcula con lo que ambas partes indicaron, y se muestra cada parte. Nadie puede pagar por un mejor lugar.'
export const figuresTitle = 'Cifras (artículo 15)'
export const figuresText = 'Publicamos cuántas denuncias recibimos, qué decidimos y cuánto tardamos.'
export const figuresLink = 'Denuncias y decisiones'
