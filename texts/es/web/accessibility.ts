export const title = 'Accesibilidad'
export const lead =
  'Todas las personas deben poder buscar trabajo y contratar aquí. Esto es lo que hacemos para lograrlo y lo que aún no funciona.'
export const standardTitle = 'La norma que seguimos'
export const standardText =
  'Buscamos cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en todas las páginas, en los dos idiomas y en los dos temas. La norma europea EN 301 549 exige lo mismo a los sitios web (capítulo 9, nivel AA de WCAG 2.1), y también la seguimos.'
export const statusText =
  'Situación: parcialmente conforme. Conocemos las excepciones de «Límites conocidos», y puede haber otras de las que nadie nos ha avisado.'
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
  'Un verificador automático (axe) revisa todas las páginas antes de cada versión: como visitante, como persona que busca trabajo, como empresa y como moderación, en una pantalla ancha con el tema claro y en un teléfono con el oscuro. Los componentes se revisan también por separado. Postularse, responder y chatear se prueban además solo con el teclado, y las páginas, con el traductor del navegador activado. Evaluamos las páginas por nuestra cuenta. Las pruebas automáticas encuentran solo una parte de las barreras.'
export const limitsTitle = 'Límites conocidos'
export const screenReaderLimit =
  'No hemos probado con todos los lectores de pantalla y navegadores. Ningún experto externo ha auditado el sitio todavía.'
export const mapLimit =
  'El dibujo del mapa no tiene descripción. Sus marcas son botones, y la lista que está al lado tiene los mismos empleos con sus distancias.'
export const filesLimit =
  'Los currículums y otros archivos que suben las personas pueden no ser accesibles. Los mostramos tal como son.'
export const userTextLimit = 'Las fotos que suben las empresas tienen una descripción solo si la empresa la escribió.'
export const languageLimit =
  'Los textos que escriben las personas, como descripciones de empleos y mensajes, pueden estar en otro idioma que la página, y no siempre está indicado para los lectores de pantalla.'
export const conformanceLimit =
  'No hemos probado los correos ni los archivos de calendario con tecnología de apoyo, ni hemos revisado uno por uno los capítulos 5 a 12 de la EN 301 549.'
export const feedbackTitle = 'Cuéntanos si encuentras una barrera'
export const feedbackText =
  'Si algo te impide usar una página, dinos qué página es y qué usas, por ejemplo, un lector de pantalla. Leemos todos los mensajes.'
export const enforcementText =
  'Si nuestra respuesta no te satisface, puedes reclamar ante la autoridad que vela por la accesibilidad donde vives.'
export const datedText =
  'Esta declaración se preparó el 30 de noviembre de 2026 a partir de una evaluación propia. La revisamos al menos una vez al año.'
export const feedbackLink = 'Contáctanos'
