import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const accountSearchLabel = 'Correo, empresa o nombre'
export const search = 'Buscar'
export const accountsLoading = 'Cargando las cuentas'
export const accountsFailed = 'No se pudieron cargar las cuentas.'
export const accountsEmptyTitle = 'No se encontraron cuentas'
export const accountsEmptyHint = 'Prueba con una parte más corta del correo o del nombre.'
export const since = (userType: Part) => `${userType}, con cuenta desde`
export const accountRecord = (reports: Part, upheld: Part) =>
  `, ${reports}, ${upheld} ${plural(upheld, { one: 'confirmada', other: 'confirmadas' })}`
export const suspended = 'Cuenta suspendida'
export const hidden = 'Oculto'
export const appealSent = 'Recurso enviado.'
export const appealFailed = 'No se pudo enviar tu recurso.'
export const appealReasonLabel = '¿Por qué deberíamos cambiar esta decisión?'
export const appealSendAction = 'Enviar el recurso'
export const appealsLoading = 'Cargando los recursos'
export const appealsFailed = 'No se pudieron cargar los recursos.'
export const appealsEmptyTitle = 'No hay recursos abiertos'
export const appealsEmptyHint = 'Se puede presentar un recurso contra una decisión una vez, en un plazo de 30 días.'
export const appealOwnDecision =
  'Tomaste esta decisión. Si hay otra persona de moderación, ella se encargará del recurso.'
export const appealDecideAction = 'Decidir el recurso'
export const appealAbout = (name: Part) => `Recurso sobre ${name}`
export const kinds = 'Filtrar por tipo'
export const reportsLoading = 'Cargando las denuncias'
export const reportsFailed = 'No se pudieron cargar las denuncias.'
export const reportsEmptyTitle = 'No hay denuncias abiertas'
export const reportsEmptyHint = 'Las denuncias nuevas aparecen aquí; las de fraude, primero.'
export const all = 'Todas'
export const reportsForFraud = (fraud: Part) => `, ${fraud} por fraude`
export const reportsFirst = ', primera denuncia'
export const heldLead = 'Oculto,'
export const heldNoTime = 'sin tiempo'
export const heldTimeLeft = 'restantes'
export const reports = 'Denuncias'
export const caseReportsEmpty = 'Nadie ha denunciado esto.'
export const reportedBy = (byWhom: Part) => `, de ${byWhom}`
export const reporterEmployer = 'una empresa'
export const reporterSeeker = 'una persona que busca empleo'
export const moderatorInSentence = 'una persona de moderación'
export const reporterGone = 'alguien cuya cuenta se eliminó'
export const reporterRecord = (whom: Part, reports: Part, upheld: Part) =>
  `${whom} con ${reports}, ${upheld} ${plural(upheld, { one: 'confirmada', other: 'confirmadas' })}`
export const decision = 'Decisión'
export const assigneeLabel = 'Responsable'
export const assigneeNone = 'Nadie se ocupa de esto'
export const assigneeSelf = 'Tú te ocupas de esto'
export const assigneeOther = (moderator: Part) => `${moderator} se ocupa de esto`
export const takeCaseAction = 'Tomar este caso'
export const takeOverAction = 'Asumir el caso'
export const releaseCaseAction = 'Liberar'
export const notesTitle = 'Notas'
export const notesScope = 'Solo las leen los moderadores.'
export const notesEmpty = 'Todavía no hay notas.'
export const noteLabel = 'Agregar una nota'
export const noteAddAction = 'Agregar nota'
export const noteFailed = 'No pudimos agregar la nota.'
export const noteAuthorGone = 'Alguien que ya no modera'
export const noteLead = 'Nota:'
export const caseDecidedTitle = 'No hay nada que decidir'
export const caseDecidedHint = 'Todas las denuncias sobre esto están decididas.'
export const nextCaseAction = (left: Part) => `Siguiente denuncia (${left} por revisar)`
export const visibilityLabel = 'Visibilidad'
export const visibilityHidden = 'Oculto'
export const visibilityPublic = 'Visible para todos'
export const holdUntil = ', hasta'
export const ownerLabel = 'Titular'
export const ownerNameless = 'Alguien sin perfil'
export const ownerRecord = (reports: Part, upheld: Part) =>
  `. ${reports} sobre lo suyo, ${upheld} ${plural(upheld, { one: 'confirmada', other: 'confirmadas' })}.`
export const accountLink = 'Ver la cuenta'
export const caseHeading = 'Caso'
export const caseLoading = 'Cargando el caso'
export const caseMissingTitle = 'No encontramos este caso'
export const caseMissingAction = 'Ir a las denuncias'
export const caseFailed = 'No se pudo cargar el caso.'
export const caseTargetGone = 'Esto se eliminó. Las denuncias se conservan.'
export const decidedBefore = 'Decisiones anteriores'
export const earlierDecisionsScope = 'sobre esto y el resto del contenido de la misma cuenta'
export const earlierDecisionsEmpty = 'Ninguna todavía.'
export const decisionsLoading = 'Cargando las decisiones'
export const decisionsFailed = 'No se pudieron cargar las decisiones.'
export const decisionsEmptyTitle = 'Todavía no hay decisiones'
export const decisionsEmptyHint = 'Aquí aparecen las decisiones con sus motivos.'
export const noReports = 'sin denuncias'
export const decidedBy = (moderator: Part) => `, de ${moderator}`
export const contextReadAction = 'Ver tres mensajes antes y después'
export const contextAuditHint = 'La consulta queda en el registro de auditoría.'
export const contextLabel = 'Mensajes cercanos'
export const contextReportedPerson = 'Persona denunciada'
export const contextOtherPerson = 'Otra persona'
export const contextReportedMessage = ', mensaje denunciado'
export const partyDecisionTitle = 'Decisión'
export const partyMissingTitle = 'No encontramos esta decisión'
export const signIn = 'Iniciar sesión'
export const partyMissingHint =
  'Puede que el enlace esté incompleto. Cópialo otra vez del correo o inicia sesión en la cuenta a la que se refiere.'
export const partyFailed = 'No se pudo cargar la decisión.'
export const outcomeUpheld = 'Confirmada'
export const dismissed = 'Desestimada'
export const partyReasonTitle = 'Motivo'
export const appeal = 'Recurso'
export const partyAppealPossible = (shortDate: Part) =>
  `Puedes presentar un recurso una vez, hasta el ${shortDate}. Si es posible, lo revisará otra persona de moderación. Su decisión es definitiva.`
export const partyAppealClosed = 'No se puede presentar un recurso, o el plazo ya terminó.'
export const partyAppealTitle = 'Tu recurso'
export const partyPending = 'Espera al equipo de moderación. Te enviaremos la decisión por correo.'
export const partyOutcomeTitle = 'Decisión del recurso'
export const partyFinal = '. Es definitiva.'
export const reinstateAccountAction = 'Restablecer la cuenta'
export const rowActions = (name: Part) => `Acciones para ${name}`
export const suspendAccountAction = 'Suspender la cuenta'
export const suspendEffects = 'Comunicaremos el motivo a la parte afectada, que puede presentar un recurso una vez.'
export const reinstateEffects = 'Comunicaremos el motivo a la parte afectada.'
export const suspendDone = 'Hecho. Ya avisamos a la parte afectada.'
export const reinstateDone = 'Restablecido. Ya avisamos a la parte afectada.'
export const suspensionFailed = 'No funcionó. Inténtalo de nuevo.'
export const reason = 'Motivo'
export const cancel = 'Cancelar'
export const verdictMeasureRequired = 'Elige una acción'
export const verdictDone = 'Decisión guardada. Ya avisamos a ambas partes.'
export const verdictFailed = 'No se pudo guardar la decisión.'
export const verdictOutcomeLabel = 'Decisión'
export const verdictUphold = 'Confirmar'
export const verdictDismiss = 'Desestimar'
export const verdictMeasureLabel = 'Acción'
export const verdictReasonHint = 'Ambas partes leerán esto. No nombres a nadie que lo haya denunciado.'
export const decide = 'Decidir'
export const verdictReloadAction = 'Volver a cargar'
export const companies = 'Empresas'
export const jobs = 'Empleos'
export const profiles = 'Perfiles'
export const messages = 'Mensajes'
export const reviews = 'Reseñas'
export const warned = 'Con advertencia'
export const accountSuspended = 'Cuenta suspendida'
export const nothing = 'Ninguna acción'
export const measureWarning = 'Advertir a la parte afectada'
export const measureHide = 'Ocultarlo a los demás'
export const measureSuspend = 'Suspender su cuenta y ocultar todo su contenido'
export const jobSeeker = 'persona que busca empleo'
export const holdReports = 'Tres personas denunciaron un fraude'
export const holdDecision = 'Oculto por el equipo de moderación'
export const holdSuspension = 'Cuenta suspendida'
export const ownCompany = (name: Part) => `Tu empresa ${name}`
export const ownJob = (name: Part) => `Tu empleo ${name}`
export const ownProfile = 'Tu perfil'
export const ownMessage = 'Un mensaje que enviaste'
export const ownReview = (name: Part) => `Tu reseña: ${name}`
export const ownAccount = 'Tu cuenta'
export const partyOutcomeNone = 'Alguien denunció esto. No encontramos nada malo, así que no cambia nada.'
export const partyOutcomeWarning = 'Esto es una advertencia. No cambia nada más.'
export const partyOutcomeHide = 'Está oculto para los demás.'
export const partyOutcomeSuspend = 'Tu cuenta está suspendida. No puedes iniciar sesión y tu contenido está oculto.'
export const partyReportUpheld = 'Confirmamos tu denuncia y tomamos medidas.'
export const partyReportDismissed = 'Desestimamos tu denuncia. No cambia nada.'
export const reportCount = (count: Part) => plural(count, { one: '1 denuncia', other: `${count} denuncias` })
export const appealByOwner = 'Recurso de la parte afectada'
export const appealByReporter = 'Recurso de alguien que lo denunció'
export const ownerAccount = (whom: Part) => `Cuenta de ${whom}, creada`
export const employer = 'empresa'
export const moderator = 'moderación'
export const final = 'definitiva'
export const appealed = 'con recurso'
export const company = 'empresa'
export const job = 'empleo'
export const profile = 'perfil'
export const message = 'mensaje'
export const review = 'reseña'
export const account = 'cuenta'
export const kindCompany = 'Una empresa'
export const kindJob = 'Un empleo'
export const kindProfile = 'Un perfil'
export const kindMessage = 'Un mensaje'
export const kindReview = 'Una reseña'
export const kindCompanyDefinite = 'La empresa'
export const kindJobDefinite = 'El empleo'
export const kindProfileDefinite = 'El perfil'
export const kindMessageDefinite = 'El mensaje'
export const kindReviewDefinite = 'La reseña'
export const unhideCompanyAction = 'Volver a mostrar la empresa'
export const unhideJobAction = 'Volver a mostrar el empleo'
export const unhideProfileAction = 'Volver a mostrar el perfil'
export const unhideReviewAction = 'Volver a mostrar la reseña'
export const hideCompanyAction = 'Ocultar la empresa'
export const hideJobAction = 'Ocultar el empleo'
export const hideProfileAction = 'Ocultar el perfil'
export const hideReviewAction = 'Ocultar la reseña'
export const partyReportOf = (name: Part) => `Tu denuncia sobre ${name}`
export const partyReportOfMessage = 'Tu denuncia sobre un mensaje'
export const partyReportOfReview = 'Tu denuncia sobre una reseña'

export const ruleSecondClaim = 'Abierto automáticamente: el dominio pertenece a otra empresa'
export const ruleSimilarName = 'Abierto automáticamente: el nombre se parece al de una empresa verificada'
export const ruleSameLogo = 'Abierto automáticamente: el logotipo se parece al de una empresa verificada'
export const ruleCopiedPost = 'Abierto automáticamente: el texto es el de un empleo de otra empresa'
export const comparisonsTitle = 'Empresas parecidas'
export const comparisonOwn = 'La empresa de este caso'
export const comparisonOther = 'Se parece a'
export const comparisonVerification = 'Verificación'
export const comparisonForeignLetters = 'Letras no latinas'
export const comparisonWebsite = 'Sitio web'
export const comparisonJoined = 'Se registró'
export const comparisonPosted = (date: Part) => `Publicado el ${date}`
export const approvalTitle = 'Verificación'
export const approvalLoading = 'Cargando los dominios de la empresa'
export const approvalFailed = 'No pudimos cargar los dominios de la empresa.'
export const approveAction = 'Aprobar empresa'
export const approveEffects =
  'Sus empleos aparecerán en feeds, mapas del sitio, buscadores y alertas sin un dominio verificado. Seguirá marcada como no verificada.'
export const approveDone = 'La empresa se aprobó.'
export const withdrawAction = 'Retirar la aprobación'
export const withdrawEffects =
  'Sin un dominio verificado, sus empleos activos desaparecen de feeds, mapas del sitio, buscadores y alertas. Sus propietarios reciben el motivo.'
export const withdrawDone = 'La aprobación se retiró.'
export const listed = 'Aparece en feeds, buscadores y alertas de empleo.'
export const unlisted = 'No aparece en feeds, buscadores ni alertas: ni verificada ni aprobada.'
export const domainsEmpty = 'Esta empresa no ha añadido ningún dominio.'
export const domainOpen = 'Sin verificar'
export const domainVerified = 'Verificado'
export const domainContested = 'Demostrado, pero lo tiene otra empresa.'
export const domainLapsed = 'Ya no está verificado'
export const transferAction = 'Dar el dominio a esta empresa'
export const transferEffects = 'La otra empresa pierde este dominio y los propietarios de ambas reciben el motivo.'
export const transferDone = 'El dominio pertenece ahora a esta empresa.'
export const approvalActFailed = 'No pudimos guardarlo. Inténtalo de nuevo.'
export const approvedOn = (date: Part) => `Aprobada el ${date}`
export const domainHeldBy = (company: Part) => `Pertenece a ${company}.`
export const pendingTitle = 'Empresas por aprobar'
export const pendingFilter = 'Filtrar por empleos activos'
export const pendingHiring = 'Con empleos activos'
export const pendingNotHiring = 'Sin empleos activos'
export const pendingCount = (count: number) => (count < 1000 ? `${count}` : '1000+')
export const pendingLoading = 'Cargando empresas'
export const pendingFailed = 'No pudimos cargar las empresas.'
export const pendingEmptyTitle = 'No hay empresas por aprobar'
export const pendingEmptyHint =
  'Las empresas sin un dominio verificado aparecen aquí, de la más antigua a la más reciente.'
export const pendingNotRequiredTitle = 'La aprobación está desactivada'
export const pendingNotRequiredHint = 'En este sitio, las empresas aparecen sin verificación.'
export const pendingApproveAction = 'Aprobar'
export const pendingMore = 'Mostrar más'
export const pendingDomains = (domains: Part) => `Dominios reclamados: ${domains}`
export const pendingJobs = (count: Part) =>
  plural(count, { one: '1 empleo activo:', other: `${count} empleos activos:` })
export const approveTitle = (company: Part) => `Aprobar ${company}`

export const findingOtherUnknown = 'otra empresa'
export const findingSameName = (own: Part, other: Part) => `El nombre «${own}» se ve igual que «${other}».`
export const findingCloseName = (own: Part, other: Part) =>
  `El nombre «${own}» se diferencia en una letra de «${other}».`
export const findingSameDomain = (own: Part, other: Part) =>
  `Un dominio de «${own}» se ve igual que uno de «${other}», salvo por la terminación.`
export const findingCloseDomain = (own: Part, other: Part) =>
  `Un dominio de «${own}» se diferencia en una letra de uno de «${other}».`
export const findingSameLogo = (own: Part, other: Part) => `El logotipo de «${own}» es igual al de «${other}».`
export const findingCloseLogo = (own: Part, other: Part) => `El logotipo de «${own}» es casi igual al de «${other}».`
export const findingVerifiedBy = (company: Part, domain: Part) => `${company} verificó ${domain}.`
export const findingPost = (own: Part, otherTitle: Part, other: Part, percent: Part) =>
  `El texto del empleo «${own}» coincide en un ${percent}% con «${otherTitle}», de «${other}».`
export const findingClaimByDns = (own: Part, domain: Part) => `${own} acreditó ${domain} con un registro DNS.`
export const findingClaimByEmail = (own: Part, domain: Part) =>
  `${own} acreditó ${domain} con un correo a una dirección de ese dominio.`
export const findingHeldSince = (other: Part, date: Part) =>
  `Pertenece a ${other} desde el ${date}. Decide de quién es.`
