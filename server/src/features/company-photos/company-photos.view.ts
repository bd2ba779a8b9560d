import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { photoUrls } from './company-photos.rules.ts'
import type { PhotoRow } from './company-photos.sql.ts'

export const photoView = ({ id, picture_key, ...shown }: PhotoRow): CompanyPhoto => ({
  _id: id,
  ...shown,
  ...photoUrls(picture_key),
})
