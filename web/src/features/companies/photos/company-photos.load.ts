import type { Call } from '@hearback/contract/endpoint.ts'
import { type CompanyPhoto, listCompanyPhotos } from '@hearback/contract/people/company-photos.ts'

/** Photos of a company for its page, which works without them too. */
export const loadPhotos = (call: Call, { params: { id } }: { params: { id: string } }): Promise<CompanyPhoto[]> =>
  call(listCompanyPhotos, { params: { id } }).then(
    ({ photos }) => photos,
    () => [],
  )
