import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Files | Hearback'
export const title = 'Files'
export const lead =
  'Keep CVs, cover letters and certificates, and attach them when you apply. Only companies you send them to can open them.'
export const kindCv = 'CV'
export const kindCoverLetter = 'Cover letter'
export const kindCertificate = 'Certificate'
export const kindOther = 'Other'
export const uploadLabel = 'Upload files'
export const uploadHint = 'PDF, Word, OpenDocument, text or picture, up to 10\u00a0MB'
export const uploading = (name: Part) => `Uploading ${name}`
export const uploadFailed = (name: Part, reason: Part) => `${name} wasn’t uploaded. ${reason}`
export const usage = (files: Part, most: Part, size: Part) => `${files} of ${most} files, ${size} of 100 MB`
export const listTitle = 'Your files'
export const loading = 'Loading your files'
export const failed = 'We couldn’t load your files.'
export const emptyTitle = 'No files yet'
export const emptyHint = 'Upload your CV once, and attach it to any application.'
export const open = 'Open'
export const download = 'Download'
export const downloadFailed = 'We couldn’t download the file. Please try again.'
export const edit = (name: Part) => `Edit ${name}`
export const remove = (name: Part) => `Remove ${name}`
export const removed = (name: Part) => `${name} removed. Applications keep it.`
export const editTitle = 'Edit file'
export const name = 'Name'
export const kind = 'Kind'
export const editHint = 'Applications you sent keep the old name.'
export const cancel = 'Cancel'
export const save = 'Save'
export const attachTitle = 'Attach files'
export const attachHint = (company: Part) => `Optional, up to 5. Only ${company} can open them.`
export const attached = (count: number, most: number) =>
  plural(count, { one: `1 of ${most} attached`, other: `${count} of ${most} attached` })
export const attachFull = 'You can attach up to 5 files. Uncheck one to choose another.'
export const keepFile = 'Keep this file'
export const keepFileHint = 'It goes to your files, so that you can attach it when you apply.'
export const fileKept = 'Saved to your files.'
export const sentFiles = 'Files'
