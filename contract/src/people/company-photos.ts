import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Id, idParams, nullish, optionalLine } from '../values/primitives.ts'

/** A photo of a company with the URLs of its stored sizes, in the format WebP. */
export const CompanyPhoto = z.object({
  _id: Id,
  /** Text about what it shows; null without any. */
  description: z.nullable(z.string()),
  /** Size of `large` in pixels. The longest side of `small` is 480, of `medium` 960, of `large` 1920, or less. */
  width: z.number(),
  height: z.number(),
  small: z.string(),
  medium: z.string(),
  large: z.string(),
})
export type CompanyPhoto = z.infer<typeof CompanyPhoto>

const photos = z.object({ photos: z.array(CompanyPhoto) })
const Description = optionalLine(limits.photoDescription)

export const listCompanyPhotos = endpoint({
  method: 'GET',
  path: '/api/hruser/photos/:id',
  access: 'public',
  summary: 'List the photos of a company in its order',
  params: idParams,
  reply: photos,
})

export const addCompanyPhoto = endpoint({
  method: 'POST',
  path: '/api/hruser/photos',
  access: 'employer',
  role: 'owner',
  summary: `Add a photo after the others, at most ${limits.companyPhotos}`,
  upload: limits.pictureBytes,
  body: z.object({ description: nullish(Description) }),
  reply: photos,
  errors: ['profile_required', 'photo_limit_reached', 'storage_full'],
})

export const describeCompanyPhoto = endpoint({
  method: 'PATCH',
  path: '/api/hruser/photos/:id',
  access: 'employer',
  role: 'owner',
  summary: 'Change the description of a photo; null or an empty text removes it',
  params: idParams,
  body: z.object({ description: z.nullable(Description) }),
  reply: photos,
  errors: ['profile_required'],
})

export const orderCompanyPhotos = endpoint({
  method: 'PUT',
  path: '/api/hruser/photos',
  access: 'employer',
  role: 'owner',
  summary: 'Change the order of the photos. `ids` lists all of them; with other ids it is a conflict',
  body: z.object({
    ids: z.array(Id).check(z.maxLength(limits.companyPhotos, `At most ${limits.companyPhotos} entries`)),
  }),
  reply: photos,
  errors: ['conflict', 'profile_required'],
})

export const removeCompanyPhoto = endpoint({
  method: 'DELETE',
  path: '/api/hruser/photos/:id',
  access: 'employer',
  role: 'owner',
  summary: 'Remove a photo and its files',
  params: idParams,
  reply: photos,
  errors: ['profile_required'],
})
