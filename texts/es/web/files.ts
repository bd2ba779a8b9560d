import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Archivos | Hearback'
export const title = 'Archivos'
export const lead =
  'Guarda currículums, cartas y certificados, y adjúntalos al postularte. Solo pueden abrirlos las empresas a las que los envías.'
export const kindCv = 'CV'
export const kindCoverLetter = 'Carta de presentación'
export const kindCertificate = 'Certificado'
export const kindOther = 'Otro'
export const uploadLabel = 'Subir archivos'
export const uploadHint = 'PDF, Word, OpenDocument, texto o imagen, hasta 10\u00a0MB'
export const uploading = (name: Part) => `Subiendo ${name}`
export const uploadFailed = (name: Part, reason: Part) => `No se subió ${name}. ${reason}`
export const usage = (files: Part, most: Part, size: Part) => `${files} de ${most} archivos, ${size} de 100 MB`
export const listTitle = 'Tus archivos'
export const loading = 'Cargando tus archivos'
export const failed = 'No pudimos cargar tus archivos.'
export const emptyTitle = 'Todavía no hay archivos'
export const emptyHint = 'Sube tu CV una vez y adjúntalo a cualquier candidatura.'
export const open = 'Abrir'
export const download = 'Descargar'
export const downloadFailed = 'No pudimos descargar el archivo. Vuelve a intentarlo.'
export const edit = (name: Part) => `Editar ${name}`
export const remove = (name: Part) => `Eliminar ${name}`
export const removed = (name: Part) => `Se eliminó ${name}. Las candidaturas lo conservan.`
export const editTitle = 'Editar archivo'
export const name = 'Nombre'
export const kind = 'Tipo'
export const editHint = 'Las candidaturas que enviaste conservan el nombre anterior.'
export const cancel = 'Cancelar'
export const save = 'Guardar'
export const attachTitle = 'Adjuntar archivos'
export const attachHint = (company: Part) => `Opcional, hasta 5. Solo ${company} puede abrirlos.`
export const attached = (count: number, most: number) =>
  plural(count, { one: `1 de ${most} adjunto`, other: `${count} de ${most} adjuntos` })
export const attachFull = 'Puedes adjuntar hasta 5 archivos. Desmarca uno para elegir otro.'
export const keepFile = 'Guardar este archivo'
export const keepFileHint = 'Queda en tus archivos para que puedas adjuntarlo al postularte.'
export const fileKept = 'Guardado en tus archivos.'
export const sentFiles = 'Archivos'
