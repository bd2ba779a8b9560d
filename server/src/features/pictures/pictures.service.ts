import type { Picture } from '@hearback/contract/employers.ts'
import { urlsOf } from './pictures.rules.ts'

/** The addresses of a picture in its sizes; null where there is none. */
export const pictureUrls = (key: string | null): Picture | null => (key === null ? null : urlsOf(key))
