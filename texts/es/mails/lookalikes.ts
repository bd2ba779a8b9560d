export const caseSubject = 'Una empresa se parece a otra'
export const caseText =
  'Abrimos un caso porque el nombre, el logotipo o el texto de un empleo de una empresa es igual o muy parecido al de otra. No se ocultó nada. Compara las dos empresas y decide.'
export const caseLink = 'Abrir el caso'
