import type { Part } from '../../part.ts'

export const title = (company: Part) => `Ofertas de empleo de ${company}`
export const empty = 'No hay ofertas abiertas en este momento.'
export const emptyHint = 'Ver la empresa en Hearback'
export const allJobs = (count: Part) => `Ver las ${count} ofertas`
export const posted = (date: Part) => `Publicada el ${date}`
export const opensInNewTab = '(se abre en una pestaña nueva)'
export const place = 'Ubicación'
export const everyPlace = 'Todas las ubicaciones'
export const filterAction = 'Mostrar'
export const noneInPlace = 'No hay ofertas abiertas en esta ubicación.'
export const answersMethodLink = 'Cómo contamos las respuestas'
export const poweredBy = 'Empleos en Hearback'
export const missingTitle = 'Estas ofertas no están disponibles'
export const missingHint = 'Puede que la empresa haya dejado Hearback o que la dirección sea incorrecta.'

export const sectionTitle = 'Página de empleo para tu sitio web'
export const sectionHint =
  'Muestra tus ofertas abiertas y tu tasa de respuesta en tu propio sitio web. La lista se actualiza sola cuando publicas o cierras una oferta.'
export const snippetLabel = 'Código para tu sitio web'
export const snippetHint =
  'Pégalo donde quieras que aparezcan las ofertas. Funciona en cualquier editor web que admita HTML.'
export const copyAction = 'Copiar código'
export const snippetCopied = 'Código copiado'
export const themeLabel = 'Colores'
export const themeAuto = 'Como en el dispositivo del visitante'
export const themeLight = 'Claro'
export const themeDark = 'Oscuro'
export const languageLabel = 'Idioma'
export const languageAuto = 'Como en tu sitio web'
export const previewTitle = 'Vista previa'
export const previewLink = 'Abrir la vista previa en una pestaña nueva'
export const sitesLabel = 'Sitios web que pueden mostrarla'
export const sitesHint =
  'Déjalo vacío para que cualquier sitio web pueda mostrar tus ofertas. Indica tus sitios si solo ellos pueden; con y sin www cuentan como el mismo.'
export const sitesPlaceholder = 'https://www.ejemplo.com'
export const sitesSaveAction = 'Guardar sitios'
export const sitesSaved = 'Sitios guardados'
export const loading = 'Cargando los ajustes de tu página de empleo'
export const failed = 'No pudimos cargar los ajustes de tu página de empleo.'
