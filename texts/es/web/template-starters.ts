export const filledName = 'Puesto cubierto'
export const filledBody =
  'Hola, {firstName}:\n\nGracias por postularte a {jobTitle} en {company}. El puesto ya está cubierto, así que cerramos las demás candidaturas. Nos alegrará saber de ti cuando otro empleo encaje contigo.'
export const strongerName = 'Otra candidatura encajaba mejor'
export const strongerBody =
  'Hola, {firstName}:\n\nGracias por postularte a {jobTitle} y por el tiempo que le dedicaste. Elegimos a alguien con una experiencia más cercana a lo que pide este empleo. Puedes volver a postularte a {company} cuando quieras.'
export const skillName = 'Falta una habilidad necesaria'
export const skillBody =
  'Hola, {firstName}:\n\nGracias por postularte a {jobTitle}. Este empleo pide una habilidad que no encontramos en tu perfil. Si la tienes, agrégala a tu perfil y avísanos.'
export const inviteName = 'Queremos conocerte'
export const inviteBody =
  'Hola, {firstName}:\n\nGracias por postularte a {jobTitle} en {company}. Nos gustaría conocerte y contarte más sobre el empleo. Si las horas no te convienen, escríbenos y buscamos otra.'
export const offerName = 'Te damos la bienvenida'
export const offerBody =
  'Hola, {firstName}:\n\nQueremos que te unas a {company} como {jobTitle}. Todas las condiciones están en esta oferta. Si algo no está claro, escríbenos antes de decidir.'
export const decidingName = 'Todavía estamos decidiendo'
export const decidingBody =
  'Hola, {firstName}:\n\nGracias por postularte a {jobTitle} en {company}. Leímos tu candidatura y todavía estamos decidiendo. Te escribiremos en cuanto sepamos más.'
export const availabilityName = 'Preguntar por la disponibilidad'
export const availabilityBody =
  'Hola, {firstName}:\n\nGracias por postularte a {jobTitle}. Antes de decidir: ¿cuándo podrías empezar y qué horario te conviene?'
