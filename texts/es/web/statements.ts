export const title = 'Declaraciones de motivos'
export const hint =
  'Restricciones que empezaron en un periodo (días en UTC), con los campos de la base de datos de transparencia de la UE. Sin nombres y sin nada de lo que escribiste.'
export const firstDay = 'Primer día'
export const lastDay = 'Último día'
export const downloadCsv = 'Descargar CSV'
export const downloadJson = 'Descargar JSON'
export const fileName = 'Declaraciones de motivos'
export const empty = 'No se restringió nada en este periodo.'
