import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  type MailAnswerPage,
  readMailAnswer,
  sendMailAnswer,
  undoMailAnswer,
} from '@hearback/contract/hiring/mail-answers.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'

const refreshMs = 10_000

/** The page of a button in an email; null once its link has ended, or for one that never was one of ours. */
export const answerPageOf = (token: string) =>
  queryOptions({
    queryKey: ['mail-answers', token],
    queryFn: async ({ signal }): Promise<MailAnswerPage | null> => {
      try {
        return (await call(readMailAnswer, { body: { token } }, { signal })).page
      } catch (error) {
        if (error instanceof ApiError && ['answer_link_ended', 'invalid_input'].includes(error.code)) return null
        throw error
      }
    },
    // Follows a waiting answer until it is sent.
    refetchInterval: ({ state: { data } }) => (data?.latest?.outcome === null ? refreshMs : false),
  })

/** Reads the page again after a refusal, which may have another reason than the one that is shown. */
export function useAnswerPage(token: string) {
  const queries = useQueryClient()
  const { queryKey } = answerPageOf(token)
  const show = ({ page }: { page: MailAnswerPage }) => queries.setQueryData(queryKey, page)
  const refresh = () => void queries.invalidateQueries({ queryKey })
  const following = async <R extends { page: MailAnswerPage }>(sending: Promise<R>): Promise<R> => {
    try {
      return await sending
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) refresh()
      throw error
    }
  }
  return {
    show,
    send: (body: InputOf<typeof sendMailAnswer>['body']) => following(call(sendMailAnswer, { body })),
    undo: useMutation({
      mutationFn: (body: InputOf<typeof undoMailAnswer>['body']) => following(call(undoMailAnswer, { body })),
      onSuccess: show,
    }),
  }
}
