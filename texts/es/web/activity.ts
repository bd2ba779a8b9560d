import type { Part } from '../../part.ts'

export const pageTitle = 'Actividad | Hearback'
export const heading = 'Actividad'
export const lead =
  'Quién hizo qué en tu empresa, y cuándo. Las entradas no se pueden cambiar y se borran después de dos años. Solo las ven los propietarios.'
export const teamLink = 'Ver actividad'
export const loading = 'Cargando la actividad'
export const loadFailed = 'No pudimos cargar la actividad.'
export const emptyTitle = 'Todavía no hay nada'
export const emptyHint = 'Aquí verás los empleos, las solicitudes, las ofertas y los cambios del equipo.'
export const noMatchTitle = 'No hay actividad que coincida'
export const noMatchHint = 'Elige un período más largo o menos filtros.'
export const clearFilters = 'Quitar filtros'
export const loadMore = 'Cargar más'
export const loadMoreFailed = 'No pudimos cargar más. Inténtalo de nuevo.'

export const filtersLabel = 'Filtros'
export const memberFilter = 'Miembro'
export const allMembers = 'Todos'
export const topicFilter = 'Sobre'
export const allTopics = 'Todo'
export const jobFilter = 'Empleo'
export const allJobs = 'Todos los empleos'
export const chosenJob = 'Empleo elegido'
export const formerMembers = 'Miembro anterior'
export const firstDay = 'Desde'
export const lastDay = 'Hasta'
export const topicJob = 'Empleos'
export const topicApplication = 'Solicitudes'
export const topicOffer = 'Ofertas'
export const topicTeam = 'Equipo'
export const topicCompany = 'Empresa'

export const download = 'Descargar CSV'
export const downloadName = 'actividad'
export const downloadCapped = (count: Part) =>
  `El archivo tiene las ${count} entradas más recientes. Elige un período más corto para descargar las anteriores.`
export const columnTime = 'Hora (UTC)'
export const columnMember = 'Miembro'
export const columnActivity = 'Actividad'
export const columnJob = 'Empleo'
export const columnBefore = 'Antes'
export const columnAfter = 'Después'

export const byKey = (name: string) => `${name} (clave de API)`
export const system = 'Hearback'
export const formerMember = 'Un miembro anterior'
export const unnamedMember = 'Un miembro'
export const someApplicant = 'un candidato'
export const someone = 'alguien'
export const untitledJob = 'un empleo'

export const jobPosted = (who: Part, job: Part) => `${who} publicó ${job}`
export const jobEdited = (who: Part, job: Part) => `${who} editó ${job}`
export const jobPaused = (who: Part, job: Part) => `${who} pausó ${job}`
export const jobReopened = (who: Part, job: Part) => `${who} volvió a abrir ${job}`
export const jobRenewed = (who: Part, job: Part) => `${who} renovó ${job}`
export const jobClosed = (who: Part, job: Part) => `${who} cerró ${job}`
export const jobExpired = (job: Part) => `${job} venció`
export const jobDeleted = (who: Part, job: Part) => `${who} eliminó ${job}`
export const jobRestored = (who: Part, job: Part) => `${who} restauró ${job}`
export const jobStaffed = (who: Part, job: Part) => `${who} cambió las personas de ${job}`
export const jobCriteriaSet = (who: Part, job: Part) => `${who} cambió los criterios de evaluación de ${job}`
export const applicationOpened = (who: Part, applicant: Part) => `${who} abrió la solicitud de ${applicant}`
export const applicationMoved = (who: Part, applicant: Part, stage: Part) => `${who} movió a ${applicant} a ${stage}`
export const applicationRejected = (who: Part, applicant: Part) => `${who} rechazó a ${applicant}`
export const applicationHired = (applicant: Part) => `Oferta aceptada: ${applicant}`
export const applicationExpired = (applicant: Part) => `Venció la solicitud de ${applicant}`
export const applicationAnswered = (who: Part, applicant: Part) => `${who} respondió a ${applicant} con un mensaje`
export const applicationNoted = (who: Part, applicant: Part) => `${who} añadió una nota sobre ${applicant}`
export const applicationNoteEdited = (who: Part, applicant: Part) => `${who} editó una nota sobre ${applicant}`
export const applicationNoteDeleted = (who: Part, applicant: Part) => `${who} eliminó una nota sobre ${applicant}`
export const applicationScored = (who: Part, applicant: Part) => `${who} completó una ficha sobre ${applicant}`
export const applicationScoreEdited = (who: Part, applicant: Part) => `${who} editó una ficha sobre ${applicant}`
export const applicationScoreDeleted = (who: Part, applicant: Part) => `${who} eliminó una ficha sobre ${applicant}`
export const colleagueNoteDeleted = (who: Part, colleague: Part, applicant: Part) =>
  `${who} eliminó una nota de ${colleague} sobre ${applicant}`
export const colleagueScoreDeleted = (who: Part, colleague: Part, applicant: Part) =>
  `${who} eliminó la ficha de ${colleague} sobre ${applicant}`
export const applicationClaimed = (who: Part, applicant: Part) =>
  `${who} dijo que respondió a ${applicant} por otro medio`
export const applicationContested = (applicant: Part) => `${applicant} dijo que no le llegó ninguna respuesta`
export const offerMade = (who: Part, applicant: Part) => `${who} envió una oferta a ${applicant}`
export const offerReplaced = (who: Part, applicant: Part) => `${who} reemplazó la oferta a ${applicant}`
export const offerWithdrawn = (who: Part, applicant: Part) => `${who} retiró la oferta a ${applicant}`
export const offerRescinded = (who: Part, applicant: Part) => `${who} anuló la oferta aceptada de ${applicant}`
export const offerExpired = (applicant: Part) => `Venció la oferta a ${applicant}`
export const teamInvited = (who: Part, whom: Part) => `${who} invitó a ${whom}`
export const teamUninvited = (who: Part) => `${who} canceló una invitación`
export const teamJoined = (who: Part) => `${who} se unió al equipo`
export const teamPromoted = (who: Part, whom: Part) => `${who} cambió el rol de ${whom}`
export const teamRemoved = (who: Part, whom: Part) => `${who} quitó a ${whom} del equipo`
export const teamLeft = (who: Part) => `${who} dejó el equipo`
export const companyCreated = (who: Part) => `${who} creó la página de la empresa`
export const companyEdited = (who: Part) => `${who} editó la página de la empresa`
export const webhookAdded = (who: Part, url: Part) => `${who} agregó el webhook a ${url}`
export const webhookEdited = (who: Part, url: Part) => `${who} cambió el webhook a ${url}`
export const webhookRotated = (who: Part, url: Part) => `${who} reemplazó el secreto del webhook a ${url}`
export const webhookRemoved = (who: Part, url: Part) => `${who} eliminó el webhook a ${url}`
export const webhookDisabled = (url: Part) => `El webhook a ${url} se desactivó porque su endpoint seguía fallando`
export const photoAdded = (who: Part) => `${who} añadió una foto de la empresa`
export const photoDescribed = (who: Part) => `${who} cambió la descripción de una foto de la empresa`
export const photoRemoved = (who: Part) => `${who} eliminó una foto de la empresa`
export const photosOrdered = (who: Part) => `${who} reordenó las fotos de la empresa`
export const planChanged = 'Tu plan cambió'
export const domainProved = (who: Part, domain: Part) => `${who} verificó el dominio ${domain}`
export const domainLapsed = (domain: Part) => `El dominio ${domain} caducó: su prueba no se encontró durante 14 días`
export const domainRemoved = (who: Part, domain: Part) => `${who} quitó el dominio ${domain}`
export const keyCreated = (who: Part, name: Part) => `${who} creó la clave de API ${name}`
export const keyRevoked = (who: Part, name: Part) => `${who} revocó la clave de API ${name}`
export const templateAdded = (who: Part, name: Part) => `${who} agregó la plantilla ${name}`
export const templateEdited = (who: Part, name: Part) => `${who} editó la plantilla ${name}`
export const templateRemoved = (who: Part, name: Part) => `${who} quitó la plantilla ${name}`

export const changesLabel = 'Qué cambió'
export const was = 'antes:'
export const became = 'después:'
export const none = 'nada'
export const changed = 'cambió'
export const yes = 'sí'
export const no = 'no'
export const immediately = 'de inmediato'
export const openApplication = 'Solicitud'

export const fieldApplicantLimit = 'Solicitudes sin responder'
export const fieldBenefits = 'Beneficios'
export const fieldBody = 'Texto'
export const fieldBusinessDescription = 'Sobre la empresa'
export const fieldBusinessLocation = 'Ubicación'
export const fieldBusinessName = 'Nombre de la empresa'
export const fieldCareersSites = 'Sitios web que muestran tus ofertas'
export const fieldCategory = 'Categoría'
export const fieldCompanySize = 'Tamaño de la empresa'
export const fieldCompanyWebsite = 'Sitio web'
export const fieldContactPerson = 'Persona de contacto'
export const fieldContributors = 'Colaboradores'
export const fieldCriteria = 'Criterios'
export const fieldCurrency = 'Moneda'
export const fieldDescription = 'Descripción'
export const fieldEmploymentType = 'Tipo de empleo'
export const fieldEstimatedFrom = 'Pago mínimo'
export const fieldEstimatedTo = 'Pago máximo'
export const fieldExperienceLevel = 'Nivel de experiencia'
export const fieldExpiresAt = 'Cierra el'
export const fieldHoursPerWeekFrom = 'Mínimo de horas por semana'
export const fieldHoursPerWeekTo = 'Máximo de horas por semana'
export const fieldIndustryType = 'Sector'
export const fieldJobTitle = 'Puesto'
export const fieldKind = 'Se usa para'
export const fieldLanguage = 'Idioma'
export const fieldLead = 'Responsable'
export const fieldLocation = 'Ubicación'
export const fieldNeighborhood = 'Barrio'
export const fieldOpenings = 'Vacantes'
export const fieldPayPeriod = 'Período de pago'
export const fieldPhysicalRequirements = 'Requisitos físicos'
export const fieldPlan = 'Plan'
export const fieldProfilePicture = 'Logotipo'
export const fieldQuestions = 'Preguntas'
export const fieldReasonCode = 'Motivo'
export const fieldRecruiters = 'Reclutadores'
export const fieldRole = 'Rol'
export const fieldShifts = 'Turnos'
export const fieldSkills = 'Habilidades'
export const fieldAiUse = 'IA en la selección'
export const fieldAiUseDetails = 'Cómo se usa la IA'
export const fieldDecisionBy = 'Fecha prevista de la decisión'
export const fieldVacancy = 'Si el puesto está disponible'
export const fieldStartDate = 'Fecha de inicio'
export const fieldStatus = 'Estado'
export const fieldScopes = 'Permisos'
export const fieldTemplate = 'Nombre'
export const fieldWorkDays = 'Días de trabajo'
export const fieldWorkplace = 'Lugar de trabajo'
