import type { InputOf } from '@hearback/contract/endpoint.ts'
import { replyAsEmployer, replyAsSeeker, reviewEmployer, reviewSeeker } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'

type Form = InputOf<typeof reviewEmployer>['body']

export function useReviews() {
  const client = useQueryClient()
  const fetchAnew = async () => {
    await client.invalidateQueries({ queryKey: ['reviews'] })
  }
  return {
    /** Every failure with a status reads `Error {status}: {message}` (product.md section 4). */
    async write(about: 'hr' | 'jobSeeker', body: Form) {
      const { review } = await call(about === 'hr' ? reviewEmployer : reviewSeeker, { body }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status > 0) error.message = t.error(error.status, error.message)
          throw error
        },
      )
      await fetchAnew()
      return review
    },
    async reply(about: 'hr' | 'jobSeeker', id: string, comment: string) {
      await call(about === 'hr' ? replyAsEmployer : replyAsSeeker, { params: { id }, body: { comment } })
      await fetchAnew()
    },
  }
}
