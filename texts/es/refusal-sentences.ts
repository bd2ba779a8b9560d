/** Translations of validation and server messages that replace the sentence of a code; `#` stands for a number or a merge field. */
export const bySentence: Record<string, string> = {
  'Choose jobs:read, jobs:write, applications:read, applications:write':
    'Elige jobs:read, jobs:write, applications:read o applications:write',
  'Choose at least one': 'Elige al menos uno',
  'Remove control and invisible characters, and spaces at the start, at the end or in a row':
    'Quita los caracteres de control e invisibles, y los espacios al principio, al final o seguidos',
  'Choose open or paused': 'Elige abierto o pausado',
  'Choose viewed, shortlisted, interview, offered or rejected':
    'Elige vista, preseleccionada, entrevista, ofertada o rechazada',
  'Send an API key of your company in the header “authorization: Bearer”.':
    'Envía una clave de API de tu empresa en el encabezado «authorization: Bearer».',
  'API keys work only for calls under /api/v1.': 'Las claves de API solo sirven para llamadas bajo /api/v1.',
  'We couldn’t find this API key.': 'No encontramos esta clave de API.',
  'A company can have # API keys. Revoke one you don’t need first.':
    'Una empresa puede tener # claves de API. Revoca primero una que no necesites.',
  'A moderator has hidden your company. While it’s hidden, its API keys don’t work.':
    'Un moderador ocultó tu empresa. Mientras esté oculta, sus claves de API no funcionan.',
  'Send nextCursor of the page before': 'Envía el nextCursor de la página anterior',
  'This job was deleted on Hearback. Restore it there, or use another external ID.':
    'Este empleo se eliminó en Hearback. Restáuralo allí o usa otro ID externo.',
  'Choose phone, email, in_person or other': 'Elige teléfono, correo, en persona u otro medio',
  'Someone already said that this application was answered elsewhere.':
    'Alguien ya dijo que se respondió a esta candidatura por otro medio.',
  'This application isn’t waiting for an answer.': 'Esta candidatura no espera respuesta.',
  'Three people told us that they never heard from you, so you can’t say that you answered elsewhere for 30 days. Answer here instead.':
    'Tres personas nos dijeron que no recibieron respuesta tuya, así que durante 30 días no puedes decir que respondiste por otro medio. Responde aquí.',
  'Choose the day of the application or a later day': 'Elige el día de la candidatura o uno posterior',
  'Choose today or an earlier day': 'Elige hoy o un día anterior',
  'You’ve already asked for an answer. You can do this once.': 'Ya pediste una respuesta. Solo se puede hacer una vez.',
  'You can ask for an answer # days after you applied.': 'Puedes pedir una respuesta # días después de postularte.',
  'You can’t ask for an answer to this application right now.':
    'Ahora no puedes pedir una respuesta a esta candidatura.',
  'There is nothing to confirm for this application anymore.': 'Ya no hay nada que confirmar en esta candidatura.',
  'Choose rejected, interview or message': 'Elige rechazar, entrevista o mensaje',
  'Write a message': 'Escribe un mensaje',
  'Open the link in your email': 'Abre el enlace de tu correo',
  'Open the page and press the button': 'Abre la página y pulsa el botón',
  'This application has already been answered.': 'Esta candidatura ya recibió respuesta.',
  'You can’t write to this person anymore.': 'Ya no puedes escribir a esta persona.',
  'Someone has already chosen an answer, which is about to be sent.':
    'Alguien ya eligió una respuesta, que está a punto de enviarse.',
  'It’s too late to undo this. You can reopen the job.':
    'Es demasiado tarde para deshacerlo. Puedes reabrir el empleo.',
  'It’s too late to undo this answer.': 'Es demasiado tarde para deshacer esta respuesta.',
  'This page is too old. Check your answer and press the button again.':
    'Esta página es demasiado antigua. Revisa tu respuesta y pulsa el botón otra vez.',
  'Give one time for each application': 'Indica una hora por cada candidatura',
  'You already answered this: Shortlisted.': 'Ya respondiste: En preselección.',
  'You already answered this: Not selected.': 'Ya respondiste: No seleccionada.',
  'You already withdrew this application.': 'Ya retiraste esta candidatura.',
  'You already declined this offer.': 'Ya rechazaste esta oferta.',
  'The time to answer ran out first.': 'El plazo para responder terminó antes.',
  'Invalid input': 'Este valor no es válido',
  'Choose employer or jobseeker': 'Elige si contratas o buscas empleo',
  'Enter the code': 'Escribe el código',
  'The code has 6 digits': 'El código tiene 6 dígitos',
  'The code has 6 or 12 digits': 'El código tiene 6 o 12 dígitos',
  'Enter the 6-digit code from your app, or a recovery code':
    'Escribe el código de 6 dígitos de tu aplicación o un código de recuperación',
  'This code is wrong or was already used. Enter the one your app shows now.':
    'Este código es incorrecto o ya se usó. Escribe el que tu aplicación muestra ahora.',
  'This isn’t a valid sign-in response': 'Esta respuesta de inicio de sesión no es válida',
  'Choose a way to sign in': 'Elige una forma de iniciar sesión',
  'This way to sign in isn’t available anymore.': 'Esta forma de iniciar sesión ya no está disponible.',
  'This sign-in has expired, was already used, or began in another browser. Please try again.':
    'Este inicio de sesión caducó, ya se usó o empezó en otro navegador. Vuelve a intentarlo.',
  'This sign-in has expired or was already used. Please start again.':
    'Este inicio de sesión caducó o ya se usó. Empieza de nuevo.',
  'This account is already connected to an account here.': 'Esta cuenta ya está conectada a una cuenta de aquí.',
  'You can connect up to # accounts. Remove one first.': 'Puedes conectar hasta # cuentas. Elimina una primero.',
  'Verify this domain first.': 'Primero verifica este dominio.',
  'This isn’t the password of your account': 'Esta no es la contraseña de tu cuenta',
  'Your account has no password yet. Sign out and choose “Forgot your password?” to set one, then come back':
    'Tu cuenta aún no tiene contraseña. Cierra la sesión, elige «¿Olvidaste tu contraseña?» para crear una y vuelve',
  'This account also needs a code. Enter the one your authenticator app shows. If you can’t enter one here, sign in on the website.':
    'Esta cuenta también pide un código. Escribe el que muestra tu aplicación de autenticación. Si aquí no puedes escribirlo, inicia sesión en el sitio web.',
  'This isn’t a valid passkey response': 'Esta respuesta de la llave de acceso no es válida',
  'You can have up to # passkeys. Remove one first.': 'Puedes tener hasta # llaves de acceso. Elimina una primero.',
  'You’ve already added this passkey.': 'Ya agregaste esta llave de acceso.',
  'We couldn’t add this passkey. Please try again.': 'No pudimos agregar esta llave de acceso. Vuelve a intentarlo.',
  'This request expired or was already used. Please try again.':
    'Esta solicitud caducó o ya se usó. Vuelve a intentarlo.',
  'Two-step sign-in is already on.': 'El inicio de sesión en dos pasos ya está activado.',
  'Two-step sign-in isn’t on.': 'El inicio de sesión en dos pasos no está activado.',
  'Setup timed out. Start again.': 'Se agotó el tiempo para configurarlo. Empieza de nuevo.',
  'Choose week or month': 'Elige semana o mes',
  'Choose best or seen': 'Elige mejor coincidencia o última visita',
  'You already invited this person to this job.': 'Ya invitaste a esta persona a este empleo.',
  'This person has already applied to this job.': 'Esta persona ya se postuló a este empleo.',
  'You already have a list with this name. Choose another name': 'Ya tienes una lista con este nombre. Elige otro',
  'You already have a template with this name. Choose another name':
    'Ya tienes una plantilla con este nombre. Elige otro',
  'We couldn’t find this list.': 'No encontramos esta lista.',
  'You already have a saved search with this name. Choose another name':
    'Ya tienes una búsqueda guardada con este nombre. Elige otro',
  'You can have up to # lists. Remove one first': 'Puedes tener hasta # listas. Elimina una primero',
  'This list has # people, which is the most. Remove someone first':
    'Esta lista tiene # personas, que es el máximo. Quita a alguien primero',
  'It can’t expire before it was issued': 'No puede vencer antes de emitirse',
  'Choose basic, conversational, fluent or native': 'Elige básico, conversacional, fluido o nativo',
  'Enter an address that starts with https://': 'Escribe una dirección que empiece por https://',
  'This address hides where it leads. Enter it as you see it in your browser':
    'Esta dirección oculta adónde lleva. Escríbela como la ves en tu navegador',
  'Choose whether you need sponsorship': 'Elige si necesitas patrocinio',
  'Choose a country': 'Elige un país',
  'You’ve already added this language': 'Ya agregaste este idioma',
  'You’ve already added this country': 'Ya agregaste este país',
  'At most $# per hour': 'Como máximo $# por hora',
  // Preview of a resume import.
  'Shortened to # of # characters': 'Recortado a # de # caracteres',
  'Only the year # is given, so we assumed January': 'Solo figura el año #, así que suponemos enero',
  'Only the year # is given, so we assumed December': 'Solo figura el año #, así que suponemos diciembre',
  'No end date is given, so we count it as your current job':
    'No figura la fecha de fin, así que cuenta como tu empleo actual',
  'Its confirmation by work email will be removed too': 'También se eliminará su confirmación por correo de trabajo',
  'current job': 'empleo actual',
  'not stated': 'sin indicar',
  '# entry': '# entrada',
  '# entries': '# entradas',
  '# level': '# nivel',
  '# levels': '# niveles',
  'A job without a title': 'Un empleo sin título',
  'Choose #, # or #': 'Elige #, # o #',
  // Screening questions.
  'Choose yes or no, one of several, number, date or text': 'Elige sí o no, una de varias, número, fecha o texto',
  'Enter at most # decimals': 'Escribe como máximo # decimales',
  'At most # options': 'Como máximo # opciones',
  'At most # questions': 'Como máximo # preguntas',
  'At most # criteria': 'Como máximo # criterios',
  'At most # ratings': 'Como máximo # criterios evaluados',
  'Enter each criterion only once': 'Escribe cada criterio una sola vez',
  'Rate each criterion only once': 'Evalúa cada criterio una sola vez',
  'Rate at least one criterion, or write a sentence': 'Evalúa al menos un criterio o escribe una frase',
  'Choose criteria of this job': 'Elige criterios de este empleo',
  'Enter each option only once': 'Escribe cada opción una sola vez',
  'Enter at least # options': 'Escribe al menos # opciones',
  'Only a choice has options': 'Solo una elección tiene opciones',
  'Only a number has a unit': 'Solo un número tiene unidad',
  'Only a number has a range': 'Solo un número tiene un rango',
  'Only a date has an earliest or latest day': 'Solo una fecha tiene un primer o último día',
  'Choose from the options': 'Elige entre las opciones',
  'The latest day can’t be before the earliest': 'El último día no puede ser anterior al primero',
  'Choose one of the answers': 'Elige una de las respuestas',
  'Enter an answer': 'Escribe una respuesta',
  'The questions have changed in the meantime. Reload the page and try again.':
    'Las preguntas cambiaron mientras tanto. Vuelve a cargar la página e inténtalo de nuevo.',
  'You can only name a question with the reason eligibility':
    'Solo puedes indicar una pregunta con el motivo de los requisitos',
  'The applicant’s answer to this question isn’t a reason': 'La respuesta a esta pregunta no es un motivo',
  'Choose en or es': 'Elige inglés o español',
  'Enter an email address': 'Escribe una dirección de correo',
  'Many owners share this domain. Enter your company’s own, such as example.com':
    'Este dominio lo comparten muchos titulares. Escribe el de tu empresa, como example.com',
  'Enter your company’s own domain, such as example.com': 'Escribe el dominio de tu empresa, como example.com',
  'Enter an address at exactly this domain': 'Escribe una dirección de este mismo dominio',
  'Anyone can get an address at this domain. Add the DNS record instead':
    'Cualquiera puede tener una dirección en este dominio. Añade el registro DNS',
  'A company can have up to 10 domains. Remove one first': 'Una empresa puede tener hasta 10 dominios. Quita uno antes',
  'We couldn’t find this domain.': 'No encontramos este dominio.',
  'This company is approved already.': 'Esta empresa ya está aprobada.',
  'This company isn’t approved.': 'Esta empresa no está aprobada.',
  'This company no longer waits for the domain.': 'Esta empresa ya no espera el dominio.',
  'We couldn’t find this domain. Reload the page.': 'No encontramos este dominio. Recarga la página.',
  'We couldn’t find this webhook. Reload the page.': 'No encontramos este webhook. Recarga la página.',
  'We couldn’t find this event. Reload the page.': 'No encontramos este evento. Recarga la página.',
  'This webhook is off. Turn it on first.': 'Este webhook está desactivado. Actívalo primero.',
  'Enter an address that starts with https:// and can be reached from the internet':
    'Escribe una dirección que empiece con https:// y sea accesible desde internet',
  'A company can have up to 10 webhooks. Remove one first':
    'Una empresa puede tener hasta 10 webhooks. Elimina uno primero',
  'Enter a valid email address': 'Escribe una dirección de correo válida',
  'Enter your password': 'Escribe tu contraseña',
  'This ID isn’t valid': 'Este identificador no es válido',
  'Enter a valid date and time': 'Escribe una fecha y hora válidas',
  'Enter some text': 'Escribe un texto',
  'This contains characters we can’t save': 'Contiene caracteres que no podemos guardar',
  'Please fill this in': 'Completa este campo',
  'Enter a phone number with its country code, like +1 208 555 0100':
    'Escribe un número de teléfono con el prefijo del país, como +1 208 555 0100',
  'Choose a password': 'Elige una contraseña',
  'This is one of the most common passwords. Choose another one': 'Es una de las contraseñas más comunes. Elige otra',
  'This is easy to guess from your email address or our name. Choose another one':
    'Es fácil de adivinar por tu correo o por nuestro nombre. Elige otra',
  'At least # characters': 'Al menos # caracteres',
  'At most # characters': 'Como máximo # caracteres',
  'At least #': 'Como mínimo #',
  'At least -#': 'Como mínimo -#',
  'At most #': 'Como máximo #',
  'At most # at a time': 'Como máximo # a la vez',
  'At most # entries': 'Como máximo # elementos',
  'At most # values': 'Como máximo # valores',
  'At most # times': 'Como máximo # horarios',
  'At most # days from now': 'Como máximo # días a partir de hoy',
  'We don’t know #. Use #, # or #': 'No conocemos #. Usa #, # o #',
  'Only a rejection has a reason': 'Solo un rechazo tiene motivo',
  'Choose rejection, invitation, offer or message': 'Elige rechazo, invitación, oferta o mensaje',
  'You can have up to # drafts. Delete one first': 'Puedes tener hasta # borradores. Elimina uno primero',
  'We couldn’t find a company or job at this URL.': 'No encontramos ninguna empresa ni oferta en esta URL.',
  'We couldn’t find this draft.': 'No encontramos este borrador.',
  'You can have up to # templates. Remove one first': 'Puedes tener hasta # plantillas. Elimina una primero',
  'You can have up to # experiences. Remove one first': 'Puedes tener hasta # experiencias. Elimina una primero',
  'You can follow up to 100 companies. Unfollow one first':
    'Puedes seguir hasta 100 empresas. Deja de seguir una primero',
  'You can save up to # searches. Remove one first': 'Puedes guardar hasta # búsquedas. Elimina una primero',
  'You can hide from up to # companies. Remove one first':
    'Puedes ocultarte de hasta # empresas. Elimina una de la lista primero',
  'Choose full time, part time, contract, temporary, internship, apprenticeship, seasonal or volunteer':
    'Elige uno de los tipos de empleo',
  'Choose open, paused, closed or expired': 'Elige abierto, en pausa, cerrado o caducado',
  'Choose all, today or overdue': 'Elige todas, las de hoy o las vencidas',
  'Choose instant, daily, weekly or off': 'Elige al instante, cada día, cada semana o nunca',
  'Choose newest or overdue': 'Elige más recientes o más atrasados',
  'Choose changed, applied or due': 'Elige última actividad, fecha de envío o fecha de respuesta',
  'Choose newest, highest or lowest': 'Elige más recientes, mejor valoradas o peor valoradas',
  'Choose answers, name or newest': 'Elige respuestas, nombre o más recientes',
  'Choose owner, ring1, ring2 or ring3': 'Elige una de las vistas del perfil',
  'Choose confirm or decline': 'Elige confirmar o rechazar',
  'Choose standard or everything': 'Elige lo habitual o todo',
  'This picture is too large': 'Esta imagen es demasiado grande',
  'Send the picture as a data URL': 'Envía la imagen como data URL',
  'Upload the picture or send it as a data URL. Links to other sites aren’t accepted.':
    'Sube la imagen o envíala como data URL. No se aceptan enlaces a otros sitios.',
  'At most # custom fields': 'Como máximo # campos propios',
  'A field name has # to # characters': 'El nombre de un campo tiene entre # y # caracteres',
  'Choose onsite, hybrid or remote': 'Elige presencial, híbrido o remoto',
  'Choose hour, day, week, month or year': 'Elige hora, día, semana, mes o año',
  'Enter a number': 'Escribe un número',
  'Enter a whole number': 'Escribe un número entero',
  'Enter a time zone, like America/Boise': 'Escribe una zona horaria, como America/Boise',
  'Enter true or false': 'Indica sí o no',
  'Enter # bytes in base64url': 'Indica # bytes en base#url',
  'Choose some notifications, or all of them': 'Elige algunas notificaciones, o todas',
  'Remove the user name and password (the part before the @)':
    'Quita el nombre de usuario y la contraseña (la parte antes de la @)',
  'Enter a valid web address': 'Escribe una dirección web válida',
  'Enter a web address': 'Escribe una dirección web',
  'Enter an address': 'Escribe una dirección',
  'Enter an object': 'Indica un objeto',
  'Enter a list': 'Indica una lista',
  'Choose yes or no': 'Elige sí o no',
  'Enter a date': 'Escribe una fecha',
  'Enter the date as YYYY-MM-DD': 'Escribe la fecha como AAAA-MM-DD',
  'Enter the date as YYYY-MM-DD or YYYY-MM': 'Escribe la fecha como AAAA-MM-DD o AAAA-MM',
  'Enter the date as YYYY-MM-DD, YYYY-MM or YYYY': 'Escribe la fecha como AAAA-MM-DD, AAAA-MM o AAAA',
  'Unknown currency. Enter its three letters, like USD': 'No conocemos esta moneda. Escribe sus tres letras, como USD',
  'This currency has no decimals. Enter a whole amount': 'Esta moneda no tiene decimales. Escribe una cantidad entera',
  'This date doesn’t exist': 'Esta fecha no existe',
  'Choose yes, no, or prefer not to say': 'Elige sí, no o prefiero no decirlo',
  'Enter a list, or text separated by commas': 'Escribe una lista, o texto separado por comas',
  'Enter the card token': 'Indica el token de la tarjeta',
  'Enter a list or text': 'Escribe una lista o un texto',
  'Choose a currency': 'Elige una moneda',
  'Enter a city': 'Escribe una ciudad',
  'Enter pay above 0': 'Indica un pago mayor que 0',
  'Enter the minimum pay': 'Indica el pago mínimo',
  'Enter the maximum pay': 'Indica el pago máximo',
  'The maximum can’t be less than the minimum': 'El máximo no puede ser menor que el mínimo',
  'The minimum can’t be more than the maximum': 'El mínimo no puede ser mayor que el máximo',
  'Choose day, evening, night, weekend, rotating, split or on call':
    'Elige turno de día, de tarde, de noche, de fin de semana, rotativo, partido o de guardia',
  'Choose days of the week, like Monday': 'Elige días de la semana, como lunes',
  'Choose benefits from the list, like paid time off': 'Elige beneficios de la lista, como vacaciones pagadas',
  'Choose existing or future': 'Elige disponible ahora o para futuras vacantes',
  'Choose used or not used': 'Elige se usa o no se usa',
  'Choose that AI is used, or leave this empty': 'Indica que se usa IA o deja esto vacío',
  'Choose none, entry, mid, senior or lead': 'Elige sin experiencia, inicial, intermedio, avanzado o responsable',
  'Choose from the list': 'Elige de la lista',
  'Enter whole or half hours': 'Escribe horas enteras o medias horas',
  'Choose a language': 'Elige un idioma',
  'Unknown language. Enter its two letters, like en': 'Idioma desconocido. Escribe sus dos letras, como es',
  'Choose today or a later date': 'Elige hoy o una fecha posterior',
  'Choose a period of at most 366 days': 'Elige un periodo de 366 días como máximo',
  'Say whether you hired someone': 'Indica si contrataste a alguien',
  'Choose open, paused or closed': 'Elige abierto, en pausa o cerrado',
  'Choose 15, 20, 25, 30, 40, 50, 75, 100, 150 or 200': 'Elige 15, 20, 25, 30, 40, 50, 75, 100, 150 o 200',
  'Choose due, fit, distance, pay, availability, applied or answer':
    'Elige vencimiento, coincidencia, distancia, salario, disponibilidad, fecha o respuesta',
  'Choose met or unmet': 'Elige las que cumplen o las que no',
  'Enter a number, or a date as YYYY-MM-DD': 'Escribe un número, o una fecha como AAAA-MM-DD',
  'Choose skills, distance, pay, availability or category':
    'Elige habilidades, distancia, salario, disponibilidad o categoría',
  'Choose waiting, overdue or answered': 'Elige en espera, atrasadas o respondidas',
  'Choose newest, relevance, pay, distance, answers or match':
    'Elige más recientes, relevancia, pago, distancia, respuestas o coincidencia',
  'Not a status of an application. Choose applied, viewed, shortlisted, interview, offered, hired, rejected, withdrawn, declined or expired':
    'Ese estado de candidatura no existe',
  'Not a status of an application. Choose answered, applied, viewed, shortlisted, interview, offered, hired, rejected, withdrawn, declined or expired':
    'Ese estado de candidatura no existe',
  'Not a status of an offer. Choose pending, accepted, declined, withdrawn, expired, superseded or rescinded':
    'Ese estado de oferta no existe',
  'Choose a reason': 'Elige un motivo',
  'Choose onsite, video or phone': 'Elige presencial, videollamada o teléfono',
  'Enter a message, or times to choose from': 'Escribe un mensaje o propón horarios',
  'Choose at least one application': 'Elige al menos una candidatura',
  'Choose accept, decline or block': 'Elige aceptar, rechazar o bloquear',
  'Choose all, unread or requests': 'Elige todos, sin leer o solicitudes',
  'Describe your offer as text or field by field': 'Describe tu oferta, como texto o campo por campo',
  'Describe your offer': 'Describe tu oferta',
  'Unknown plan. Choose seeker plus monthly, employer pro monthly or employer business monthly':
    'No conocemos este plan',
  'Choose one of the outcomes': 'Elige uno de los resultados',
  'Choose add or replace': 'Elige agregar o reemplazar',
  'Enter a chat and a message': 'Indica el chat y un mensaje',
  'Enter a chat, a file and its name': 'Indica el chat, el archivo y su nombre',
  'A JSON Resume is an object that starts with { and ends with }':
    'Un JSON Resume es un objeto que empieza con { y termina con }',

  'A connection can only sign in once.': 'Una conexión inicia sesión una sola vez.',
  'A moderator has hidden your company, so you can’t start chats.':
    'El equipo de moderación ocultó tu empresa, así que no puedes iniciar chats.',
  'A moderator has hidden your company, so you can’t send offers.':
    'El equipo de moderación ocultó tu empresa, así que no puedes enviar ofertas.',
  'A moderator has hidden this company. You can’t accept its offers right now.':
    'El equipo de moderación ocultó esta empresa. Por ahora no puedes aceptar sus ofertas.',
  'A moderator has hidden your profile.': 'El equipo de moderación ocultó tu perfil.',
  'Moderators can’t be suspended. Remove their moderator rights on the command line first.':
    'No se puede suspender a quien modera. Primero retírale el permiso en la línea de comandos.',
  'Moderators can’t delete their account. Remove the moderator rights on the command line first.':
    'Quien modera no puede eliminar su cuenta. Primero retira el permiso en la línea de comandos.',
  'You can only give a reason with the status rejected': 'Solo puedes indicar un motivo con un rechazo',
  'Add your work email address to it first.': 'Agrégale primero tu correo del trabajo.',
  'After hiring, the only possible reason is a rescinded offer':
    'Tras la contratación, el único motivo posible es una oferta revocada',
  'You can only send an invitation with the status interview':
    'Solo puedes enviar una invitación con el paso de entrevista',
  'A new report has come in. Read it before you decide.': 'Llegó una denuncia nueva. Léela antes de decidir.',
  'Choose a date within a year': 'Elige una fecha dentro de un año',
  'Choose a day between # and #': 'Elige un día entre # y #',
  'Choose a day that isn’t before the first day': 'Elige un día que no sea anterior al primero',
  'You are the only member of your company. Delete your account to close it.':
    'Eres la única persona de tu empresa. Elimina tu cuenta para cerrarla.',
  'Choose an owner or a recruiter of your company':
    'Elige a alguien con el rol de propietario o reclutador en tu empresa',
  'Choose owners and recruiters of your company':
    'Elige a personas con el rol de propietario o reclutador en tu empresa',
  'Choose contributors of your company': 'Elige a personas con el rol de colaborador en tu empresa',
  'Choose another owner or recruiter of your company':
    'Elige a otra persona con el rol de propietario o reclutador en tu empresa',
  'Only owners and the lead of this job can choose its people.':
    'Solo las personas propietarias y quien está a cargo de este empleo pueden elegir a su equipo.',
  'Cancel your plan first so you’re not charged again.': 'Cancela primero tu plan para que no se te vuelva a cobrar.',
  'Choose a file': 'Elige un archivo',
  'The request has two Host headers.': 'La petición tiene dos cabeceras Host.',
  'Send the body uncompressed.': 'Envía el contenido sin comprimir.',
  'We couldn’t read the address.': 'No se pudo leer la dirección.',
  'Choose a JPEG, PNG or WebP picture.': 'Elige una imagen JPEG, PNG o WebP.',
  'Pictures in the HEIC format of iPhones can’t be shown in every browser. Save it as a JPEG first.':
    'Las imágenes en formato HEIC del iPhone no se ven en todos los navegadores. Guárdala primero como JPEG.',
  'This photo is too small or too narrow. Each side needs at least 200 pixels':
    'Esta foto es demasiado pequeña o estrecha. Cada lado necesita al menos 200 píxeles',
  'We couldn’t find this photo.': 'No encontramos esta foto.',
  'Choose someone other than yourself': 'Elige a otra persona',
  'Choose an action': 'Elige una medida',
  'You can only see your own offers.': 'Solo puedes ver tus propias ofertas.',
  'Enter your email address so we can reply': 'Escribe tu dirección de correo para que podamos responderte',
  'Enter both latitude and longitude, or neither': 'Indica latitud y longitud, o ninguna de las dos',
  'It’s already gone, so there is nothing to hide': 'Ya no existe, así que no hay nada que ocultar',
  'It isn’t suspended.': 'No está en suspensión.',
  'It’s already suspended.': 'Ya está en suspensión.',
  'Its owner is gone, so you can’t warn or suspend them':
    'Su titular ya no está, así que no hay a quién advertir ni suspender',
  'Give them at least an hour to decide': 'Dale al menos una hora para decidir',
  'We’re receiving a lot of files right now. Please try again shortly.':
    'Estamos recibiendo muchos archivos. Vuelve a intentarlo en un momento.',
  'This has more than # entries': 'Tiene más de # elementos',
  'This is nested more than # levels deep': 'Está anidado a más de # niveles',
  'There is no interview to schedule for this application.':
    'No hay ninguna entrevista por programar para esta candidatura.',
  'No interview time has been picked yet.': 'Todavía no se ha elegido hora para la entrevista.',
  'There is no open report about this message.': 'No hay ninguna denuncia abierta sobre este mensaje.',
  'Another moderator has just taken this case.': 'Otro moderador acaba de tomar este caso.',
  'There is no open report about this anymore.': 'Ya no hay ninguna denuncia abierta sobre esto.',
  'No times are offered right now.': 'Ahora no hay horarios propuestos.',
  'The interview has already started.': 'La entrevista ya empezó.',
  'The interview hasn’t started yet.': 'La entrevista todavía no empezó.',
  'You’ve already asked for other times. Send the company a message instead.':
    'Ya pediste otros horarios. Mejor envíale un mensaje a la empresa.',
  'No one was hired, so there is no offer to rescind':
    'No hubo contratación, así que no hay ninguna oferta que revocar',
  'Offer each time only once': 'Propón cada horario una sola vez',
  'Offer times in the future': 'Propón horarios futuros',
  'Only employers and job seekers can chat.': 'Solo las empresas y quienes buscan empleo pueden chatear.',
  'Only employers and job seekers can review each other.':
    'Solo las empresas y quienes buscan empleo pueden reseñarse.',
  'Only employers can do this.': 'Solo las empresas pueden hacer esto.',
  'Only job seekers can do this.': 'Solo quienes buscan empleo pueden hacer esto.',
  'Only owners of the company can do this.': 'Solo las personas propietarias de la empresa pueden hacer esto.',
  'Only owners and recruiters of the company can do this.':
    'Solo las personas con el rol de propietario o reclutador en la empresa pueden hacer esto.',
  'Contributors can’t do this.': 'Con el rol de colaborador no puedes hacer esto.',
  'We couldn’t find this person in your company.': 'No encontramos a esta persona en tu empresa.',
  'A company can have up to # members. Remove someone first':
    'Una empresa puede tener hasta # miembros. Quita a alguien primero',
  'You can have up to # open invitations. Cancel one first':
    'Puedes tener hasta # invitaciones abiertas. Cancela una primero',
  'We couldn’t find this invitation.': 'No encontramos esta invitación.',
  'Only employer accounts can join a company. Ask for an invitation to another email address.':
    'Solo las cuentas de empresa pueden unirse a una empresa. Pide una invitación a otra dirección de correo.',
  'You already belong to a company. Leave it first, or ask for an invitation to another email address.':
    'Ya formas parte de una empresa. Sal de ella primero o pide una invitación a otra dirección de correo.',
  'This invitation is for another email address. Sign in with that account, or ask for a new invitation.':
    'Esta invitación es para otra dirección de correo. Inicia sesión con esa cuenta o pide una invitación nueva.',
  'This company has as many members as it can have. Ask an owner to remove someone.':
    'Esta empresa ya tiene todos los miembros que puede tener. Pide a un propietario que quite a alguien.',
  'Choose owner, recruiter or contributor': 'Elige propietario, reclutador o colaborador',
  'Open the link in your invitation': 'Abre el enlace de tu invitación',
  'Only members of a company can do this.': 'Solo las personas de una empresa pueden hacer esto.',
  'Only moderators can do this.': 'Solo el equipo de moderación puede hacer esto.',
  'Only the employer can give feedback': 'Solo la empresa puede dejar comentarios',
  'Only the employer can invite': 'Solo la empresa puede invitar',
  'Only the employer can see jobs that aren’t open.': 'Solo la empresa puede ver los anuncios que no están abiertos.',
  'Only the person who got the request can decide.': 'Solo puede decidir quien recibió la solicitud.',
  'Only its owner and employers can see a profile.': 'Solo su titular y las empresas pueden ver un perfil.',
  'Payments are real here.': 'Aquí los pagos son reales.',
  'Payments are simulated here, so there are no events to receive.':
    'Aquí los pagos son simulados, así que no hay eventos que recibir.',
  'Publish your profile first.': 'Publica primero tu perfil.',
  'Choose a saved search': 'Elige una búsqueda guardada',
  'Enter a keyword or a place, or choose a filter': 'Escribe una palabra clave o un lugar, o elige un filtro',
  'Enter where the interview takes place': 'Indica dónde será la entrevista',
  'Enter a reason. The person you hired will see it': 'Escribe un motivo. Lo verá la persona que contrataste',
  'Choose a reason or write at least # characters. No one is rejected without one':
    'Elige un motivo o escribe al menos # caracteres. A nadie se le rechaza sin explicación',
  'Send a PDF, Word (doc, docx), OpenDocument (odt) or text file (txt), or a JPEG, PNG or WebP picture.':
    'Envía un PDF, un archivo de Word (doc, docx), OpenDocument (odt) o texto (txt), o una imagen JPEG, PNG o WebP.',
  'Send the file as multipart/form-data.': 'Envía el archivo como multipart/form-data.',
  'Send the file in the field "file"': 'Envía el archivo en el campo «file»',
  'That offer is for a different job': 'Esa oferta es para otro empleo',
  'The 30 days to appeal are over.': 'Ya pasaron los 30 días para presentar un recurso.',
  'The end can’t be before the start': 'La fecha de fin no puede ser anterior a la de inicio',
  'You’ve already changed the time five times. Ask the company for another time in the chat.':
    'Ya cambiaste el horario cinco veces. Pídele otro a la empresa por el chat.',
  'The interview has already started. Ask for a new time.': 'La entrevista ya empezó. Pide otro horario.',
  'Choose a date in the future': 'Elige una fecha futura',
  'We can’t reach our payment provider right now. You weren’t charged. Please try again.':
    'Ahora no podemos contactar con nuestro proveedor de pagos. No se te cobró nada. Vuelve a intentarlo.',
  'The upload took too long. Please try again.': 'La subida tardó demasiado. Vuelve a intentarlo.',
  'We couldn’t find this appeal.': 'No encontramos este recurso.',
  'We couldn’t find this applicant.': 'No encontramos a este candidato.',
  'This list has another order. Load it again.': 'Esta lista tiene otro orden. Vuelve a cargarla.',
  'We couldn’t find this application.': 'No encontramos esta candidatura.',
  'We couldn’t find this chat.': 'No encontramos este chat.',
  'We couldn’t find this device.': 'No encontramos este dispositivo.',
  'This isn’t the address of a push service': 'Esta no es la dirección de un servicio de notificaciones',
  'We couldn’t find this company.': 'No encontramos esta empresa.',
  'We couldn’t find this decision, or the link is incomplete.':
    'No encontramos esta decisión, o el enlace está incompleto.',
  'We couldn’t find this employer.': 'No encontramos esta empresa.',
  'We couldn’t find this file.': 'No encontramos este archivo.',
  'We couldn’t find this job.': 'No encontramos este empleo.',
  'We couldn’t find this job seeker.': 'No encontramos a esta persona.',
  'You changed this note somewhere else. Compare both before you save.':
    'Cambiaste esta nota en otro lugar. Compara las dos antes de guardar.',
  'This note was deleted.': 'Esta nota se eliminó.',
  'Only the person who wrote a note can edit it.': 'Solo quien escribió una nota puede editarla.',
  'Only the person who wrote a note or an owner can delete it.':
    'Solo quien escribió una nota o un propietario puede eliminarla.',
  'This person deleted their account, so you can’t write about them.':
    'Esta persona eliminó su cuenta, así que no puedes escribir sobre ella.',
  'An application can have up to # notes. Delete one first':
    'Una candidatura puede tener hasta # notas. Elimina una primero',
  'An application can have up to # scorecards': 'Una candidatura puede tener hasta # fichas de evaluación',
  'You changed this scorecard somewhere else. Compare both before you save.':
    'Cambiaste esta ficha en otro lugar. Compara las dos antes de guardar.',
  'This scorecard was deleted. Save again to write a new one.':
    'Esta ficha se eliminó. Guarda otra vez para escribir una nueva.',
  'This scorecard was deleted.': 'Esta ficha se eliminó.',
  'Only the person who wrote a scorecard can delete it, or an owner who wrote one too.':
    'Solo puede eliminar una ficha quien la escribió o un propietario que también escribió una.',
  'The criteria of this job have changed. Check your ratings, then save again.':
    'Los criterios de este empleo cambiaron. Revisa tu evaluación y guarda otra vez.',
  'The criteria have changed in the meantime. Compare both before you save.':
    'Los criterios cambiaron mientras tanto. Compara ambos antes de guardar.',
  'Only owners and the lead of this job can choose its scorecard criteria.':
    'Solo las personas propietarias y quien está a cargo de este empleo pueden elegir sus criterios de evaluación.',
  'This job is no longer saved. Save it again to add a note.':
    'Este empleo ya no está guardado. Guárdalo otra vez para añadir una nota.',
  'We couldn’t find your message in this chat.': 'No encontramos tu mensaje en este chat.',
  'We couldn’t find this message.': 'No encontramos este mensaje.',
  'We couldn’t find this offer.': 'No encontramos esta oferta.',
  'We couldn’t find this page of jobs.': 'No encontramos esta página de empleos.',
  'We couldn’t find this salary page.': 'No encontramos esta página de sueldos.',
  'We couldn’t find this picture.': 'No encontramos esta imagen.',
  'We couldn’t find this profile.': 'No encontramos este perfil.',
  'We couldn’t find this review about you.': 'No encontramos esta reseña sobre ti.',
  'We couldn’t find your review.': 'No encontramos tu reseña.',
  'We couldn’t find this review.': 'No encontramos esta reseña.',
  'We couldn’t find this saved search.': 'No encontramos esta búsqueda guardada.',
  'We couldn’t find this template.': 'No encontramos esta plantilla.',
  'We couldn’t find this account.': 'No encontramos esta cuenta.',
  'We couldn’t find anything with this type and ID.': 'No encontramos nada de este tipo con ese identificador.',
  'You haven’t paid for anything yet, so there is nothing to manage.':
    'Todavía no has pagado nada, así que no hay nada que gestionar.',
  'This file link has expired. Reload the page.': 'Este enlace al archivo caducó. Vuelve a cargar la página.',
  'A chosen file isn’t in your library anymore. Choose your files again':
    'Un archivo elegido ya no está en tu biblioteca. Elige otra vez tus archivos',
  'Choose cv, cover_letter, certificate or other': 'Elige cv, cover_letter, certificate u other',
  'This file link isn’t valid.': 'Este enlace al archivo no es válido.',
  'This appeal has already been decided.': 'Este recurso ya se decidió.',
  'You’ve already accepted this chat. You can block it instead.':
    'Ya aceptaste este chat. Si quieres, puedes bloquearlo.',
  'You can’t appeal this decision.': 'No se puede presentar un recurso contra esta decisión.',
  'This decision has already been appealed.': 'Ya se presentó un recurso contra esta decisión.',
  'This document is password-protected. Send it without a password':
    'Este documento está protegido con contraseña. Envíalo sin contraseña',
  'This experience is already confirmed.': 'Esta experiencia ya está confirmada.',
  'Too many wrong passwords were tried on this account. Choose “Forgot your password?” to get a code by email.':
    'Se probaron demasiadas contraseñas incorrectas en esta cuenta. Elige «¿Olvidaste tu contraseña?» para recibir un código por correo.',
  'This account uses two-step sign-in. Enter a code from your app or a recovery code. If you can’t enter one here, use the Hearback website.':
    'Esta cuenta usa el inicio de sesión en dos pasos. Escribe un código de tu aplicación o un código de recuperación. Si aquí no puedes escribirlo, usa el sitio web de Hearback.',
  'Remove any web or email addresses. We email this to your work address':
    'Quita las direcciones web y de correo. Esto se envía a tu dirección de trabajo',
  'Your name looks like a web address. Change it in your profile before we email a link':
    'Tu nombre parece una dirección web. Cámbialo en tu perfil antes de que enviemos un enlace',
  'Publish your profile first, or request the link once your account is 3 days old.':
    'Publica primero tu perfil, o pide el enlace cuando tu cuenta tenga 3 días.',
  'Personal email addresses can’t be used. Enter one at the company’s own domain.':
    'No se pueden usar correos personales. Escribe uno del dominio de la empresa.',
  'We can’t read this kind of file. Choose a PDF, Word (.docx) or JSON Resume file':
    'No podemos leer este tipo de archivo. Elige un archivo PDF, Word (.docx) o JSON Resume',
  'This Word file is protected by a password or in an old format. Save it as .docx or PDF':
    'Este archivo de Word tiene contraseña o un formato antiguo. Guárdalo como .docx o PDF',
  'We can’t read this file: it takes too long or too much memory. Save it as a new PDF':
    'No podemos leer este archivo: tarda demasiado o necesita demasiada memoria. Guárdalo como un PDF nuevo',
  'This file is damaged. Save it again or choose another': 'Este archivo está dañado. Vuelve a guardarlo o elige otro',
  'A resume can have at most # pages': 'Un currículum puede tener como máximo # páginas',
  'This PDF is a form that few programs can show. Print it to a PDF first':
    'Este PDF es un formulario que pocos programas muestran. Primero imprímelo en un PDF',
  'This PDF is protected by a password. Save it without one': 'Este PDF tiene contraseña. Guárdalo sin ella',
  'This PDF is a picture without text, such as a scan. Export it from the program you wrote it in, or fill in your profile by hand':
    'Este PDF es una imagen sin texto, como un escaneo. Expórtalo desde el programa en que lo escribiste o completa tu perfil a mano',
  'This file is too big when unpacked': 'Este archivo es demasiado grande al descomprimirlo',
  'This file is nested too deeply': 'Este archivo está anidado con demasiados niveles',
  'This Word file contains macros. Save it as a .docx file without macros':
    'Este archivo de Word contiene macros. Guárdalo como .docx sin macros',
  'This isn’t a Word file or a LinkedIn data export. Choose another file':
    'Este archivo no es de Word ni una exportación de datos de LinkedIn. Elige otro',
  'This Word file has no text. Choose another file, or fill in your profile by hand':
    'Este archivo de Word no tiene texto. Elige otro o completa tu perfil a mano',
  'This isn’t valid JSON. Check line #': 'No es JSON válido. Revisa la línea #',
  'We can’t read this resume': 'No podemos leer este currículum',
  'Unknown country. Enter its two letters, like US': 'No conocemos este país. Escribe sus dos letras, como US',
  'Enter a valid phone number': 'Escribe un número de teléfono válido',
  'Enter a valid phone number with its country code, like +1 208 555 0100':
    'Escribe un número de teléfono válido con el prefijo del país, como +1 208 555 0100',
  'This isn’t your company.': 'Esta no es tu empresa.',
  'This isn’t your current password': 'Esta no es tu contraseña actual',
  'This isn’t your job.': 'Este anuncio no es tuyo.',
  'You can’t report your own company.': 'No puedes denunciar tu propia empresa.',
  'You can’t report your own job.': 'No puedes denunciar tu propio anuncio.',
  'You can’t report your own message.': 'No puedes denunciar tu propio mensaje.',
  'You can’t report your own profile.': 'No puedes denunciar tu propio perfil.',
  'You can’t report your own review.': 'No puedes denunciar tu propia reseña.',
  'This job hasn’t ended. Close it before you delete it.':
    'Este anuncio no ha terminado. Ciérralo antes de eliminarlo.',
  'People are still waiting for an answer. Answer them before you delete this job.':
    'Todavía hay personas que esperan respuesta. Respóndeles antes de eliminar este anuncio.',
  'This job is closed. Reopen it first.': 'Este anuncio está cerrado. Reábrelo primero.',
  'This calendar address no longer works. Copy the new one.':
    'Esta dirección de calendario ya no funciona. Copia la nueva.',
  'This link is incomplete. Copy it from the email again, or sign in and go to your email settings.':
    'Este enlace está incompleto. Cópialo otra vez del correo, o inicia sesión y abre los ajustes de correo.',
  'This link is incomplete. Copy it from the email again, or sign in and pause the search there.':
    'Este enlace está incompleto. Cópialo otra vez del correo, o inicia sesión y pausa la búsqueda ahí.',
  'This link was already used or has expired. Request a new one from the profile.':
    'Este enlace ya se usó o caducó. Pide uno nuevo desde el perfil.',
  'This message has already been answered or closed.': 'Este mensaje ya se respondió o se cerró.',
  'This name isn’t allowed in a resume': 'Este nombre no se permite en un currículum',
  'This person doesn’t accept offers from you.': 'Esta persona no acepta ofertas tuyas.',
  'You’ve blocked this person. Unblock them to make an offer.':
    'Bloqueaste a esta persona. Desbloquéala para hacerle una oferta.',
  'We can’t read this picture. Make it smaller or save it as a plain JPEG':
    'No podemos leer esta imagen. Hazla más pequeña o guárdala como JPEG simple',
  'This picture is damaged. Choose another': 'Esta imagen está dañada. Elige otra',
  'This picture is too big for its format. Make it smaller or save it as a plain JPEG':
    'Esta imagen es demasiado grande para su formato. Hazla más pequeña o guárdala como JPEG simple',
  'This plan isn’t for your account type': 'Este plan no está disponible para tu tipo de cuenta',
  'This job was imported from a public source. Apply there.':
    'Este anuncio se importó de una fuente pública. Postúlate allí.',
  'This isn’t your profile.': 'Este no es tu perfil.',
  'This saved search was removed. You won’t get more emails about it.':
    'Esta búsqueda guardada se eliminó. Ya no recibirás correos sobre ella.',
  'This time has passed. Ask for new times.': 'Este horario ya pasó. Pide otros.',
  'You can’t take action on a dismissed report': 'No puedes tomar medidas sobre una denuncia desestimada',
  'The recipient declined, so we won’t email this address again.':
    'Quien recibió el correo rechazó confirmarlo, así que no volveremos a escribir a esta dirección.',
  'Write a message or offer times to choose from': 'Escribe un mensaje o propón horarios para elegir',
  'Someone has edited this job in the meantime. Compare both versions before you save.':
    'Alguien editó este empleo mientras tanto. Compara ambas versiones antes de guardar.',
  'Someone has edited your company page in the meantime. Compare both versions before you save.':
    'Alguien editó la página de tu empresa mientras tanto. Compara ambas versiones antes de guardar.',
  'You have too many open connections. Close some tabs.':
    'Tienes demasiadas conexiones abiertas. Cierra algunas pestañas.',
  'You can only write reviews in your own name.': 'Solo puedes escribir reseñas en tu propio nombre.',
  'You made this decision, so another moderator has to decide the appeal.':
    'Tú tomaste esta decisión, así que el recurso lo debe decidir otra persona del equipo.',
  'You don’t have a profile yet. Publish one first.': 'Todavía no tienes un perfil. Publica uno primero.',
  'You don’t have a subscription.': 'No tienes una suscripción.',
  'We couldn’t find this work experience.': 'No encontramos esta experiencia laboral.',
  'You can only make offers in your own name.': 'Solo puedes hacer ofertas en tu propio nombre.',
  'You were signed out. Please sign in again.': 'Se cerró tu sesión. Vuelve a iniciarla.',
  'Your profile or the file has changed since the preview. Check it again.':
    'Tu perfil o el archivo cambió desde la vista previa. Revísalo de nuevo.',
}
