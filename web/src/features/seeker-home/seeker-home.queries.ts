import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The home of the signed-in seeker. Its key is that of applications, whose changes it shows. */
export const seekerHome = () =>
  queryOptions({
    queryKey: ['applications', 'home'],
    queryFn: async ({ signal }) => (await call(getSeekerHome, {}, { signal })).home,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
