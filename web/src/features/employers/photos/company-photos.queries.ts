import { listCompanyPhotos } from '@hearback/contract/people/company-photos.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const companyPhotos = (employerId: string) =>
  queryOptions({
    queryKey: ['employers', 'photos', employerId],
    queryFn: async ({ signal }) => (await call(listCompanyPhotos, { params: { id: employerId } }, { signal })).photos,
  })
