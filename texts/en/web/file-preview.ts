import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const frameLabel = (name: Part) => `Content of ${name}`
export const pageLabel = (page: Part) => `Page ${page}`
export const pageWithoutText = (page: Part) => `Page ${page}, a picture without text`
export const pageFailed = 'We couldn’t show this page.'
export const pageOf = (page: Part, pages: Part) => `Page ${page} of ${pages}`
export const ofPages = (pages: Part) => plural(pages, { one: 'of 1', other: `of ${pages}` })
export const pageFieldLabel = 'Page number'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const zoomReset = 'Fit width'
export const zoomPercent = (percent: Part) => `${percent}%`
export const fileShown = 'The file is open.'
export const previewCut = 'This file is too long to show in full. Download it to read the rest.'
export const download = 'Download'
export const downloadLabel = (name: Part) => `Download ${name}`
export const downloadFailed = 'We couldn’t download the file. Check your connection and try again.'
export const fileDamaged = 'We couldn’t open this file. It may be damaged. You can still download it.'
export const filePasswordProtected = 'This file is protected by a password. Download it to open it.'
export const fileTooLargeToShow = 'This file is too large to show here. Download it to open it.'
export const fileKindNotShown = 'We can’t show this kind of file here. Download it to open it.'
export const fileTooSlow = 'This file takes too long to open here. You can download it instead.'
export const previewOffline = 'You’re offline. Connect to the internet to open this file.'
export const fileGone = 'This file isn’t available anymore.'
export const fileNotLoaded = 'We couldn’t load this file.'
