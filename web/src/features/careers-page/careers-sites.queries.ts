import { getCareersSites, setCareersSites } from '@hearback/contract/people/careers-page.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The sites that may frame the careers page of the viewer's company. */
export const careersSites = (companyId: string) =>
  queryOptions({
    queryKey: ['careers-sites', companyId],
    queryFn: async ({ signal }) => (await call(getCareersSites, {}, { signal })).sites,
  })

export function useSetCareersSites(companyId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (sites: string[]) => (await call(setCareersSites, { body: { sites } })).sites,
    onSuccess: (sites) => queries.setQueryData(careersSites(companyId).queryKey, sites),
  })
}
