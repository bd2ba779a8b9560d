export const title = 'Accesibilidad'
export const lead =
  'Todas las personas deben poder buscar trabajo y contratar aquí. Esto es lo que hacemos para lograrlo y lo que aún no funciona.'
export const standardTitle = 'La norma que seguimos'
export const standardText =
  'Buscamos cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en todas las páginas, en los dos idiomas y en los dos temas.'
export const measuresTitle = 'Con qué puedes contar'
export const keyboardMeasure =
  'Todo funciona solo con el teclado, con el foco siempre visible. Pulsa ? en cualquier página para ver sus atajos. En esa lista puedes desactivar los atajos de una sola tecla.'
export const screenReaderMeasure =
  'Las páginas tienen encabezados, regiones y etiquetas para lectores de pantalla. Los salarios, las fechas y las distancias se leen como palabras, y las novedades se anuncian sin mover el foco.'
export const contrastMeasure =
  'El texto tiene un contraste de al menos 4,5 a 1. El color nunca es la única señal de nada.'
export const zoomMeasure =
  'Las páginas se adaptan hasta un ancho de 320 píxeles, así que puedes ampliar hasta el 400% sin desplazarte de lado.'
export const motionMeasure = 'Si tu dispositivo pide menos movimiento, nada se mueve.'
export const dragMeasure = 'Todo lo que se puede arrastrar también se puede hacer con un menú.'
export const testsTitle = 'Cómo lo comprobamos'
export const testsText =
  'Un verificador automático (axe) revisa todas las páginas antes de cada versión. Postularse, responder y chatear se prueban también con el teclado. Las pruebas automáticas encuentran solo una parte de las barreras.'
export const limitsTitle = 'Límites conocidos'
export const screenReaderLimit =
  'No hemos probado con todos los lectores de pantalla y navegadores. Ningún experto externo ha auditado el sitio todavía.'
export const mapLimit =
  'El dibujo del mapa no tiene descripción. Sus marcas son botones, y la lista que está al lado tiene los mismos empleos con sus distancias.'
export const filesLimit =
  'Los currículums y otros archivos que suben las personas pueden no ser accesibles. Los mostramos tal como son.'
export const userTextLimit = 'Las fotos que suben las empresas tienen una descripción solo si la empresa la escribió.'
export const feedbackTitle = 'Cuéntanos si encuentras una barrera'
export const feedbackText =
  'Si algo te impide usar una página, dinos qué página es y qué usas, por ejemplo, un lector de pantalla. Leemos todos los mensajes.'
export const feedbackLink = 'Contáctanos'
