export const title = 'Referencia de la API'
export const intro =
  'Todas las llamadas de la API de este sitio, con ejemplos en curl, JavaScript y Python. Para buscar empleos no necesitas una cuenta.'
export const errors =
  'Las solicitudes y las respuestas son JSON. Un error incluye un código, un mensaje y los campos incorrectos. Puedes hacer hasta 600 búsquedas por minuto.'
export const assistants = 'Los asistentes de IA pueden buscar con el servidor MCP en'
export const download = 'Descargar el documento OpenAPI'
export const skip = 'Saltar a la referencia'
export const navigation = 'Principal'
export const jobs = 'Empleos'
export const otherLanguage = 'English'
export const loading = 'Cargando la referencia…'
export const withoutScripts = 'La referencia necesita JavaScript. El documento OpenAPI contiene la misma información.'
