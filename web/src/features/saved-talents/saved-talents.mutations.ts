import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  addToTalentList,
  createTalentList,
  removeFromTalentList,
  removeTalentList,
  removeTalentSearch,
  renameTalentList,
  renameTalentSearch,
  saveTalentSearch,
  type TalentList,
  visitTalentSearch,
} from '@hearback/contract/people/saved-talents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { updateOptimistically } from '../../optimistic-update.ts'
import { listsKey, talentLists, talentSearches } from './saved-talents.queries.ts'

/** A saved search or a list, as renamed and removed. */
export type Saved = { kind: 'search' | 'list'; id: string; name: string }

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: talentSearches().queryKey }),
      client.invalidateQueries({ queryKey: listsKey }),
    ])
}

export const useSaveSearch = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof saveTalentSearch>['body']) => call(saveTalentSearch, { body }),
    onSettled: useRefresh(),
  })

/** Counts new matches from now on; the count of this visit stays on the page until it is loaded again. */
export const useVisitSearch = () =>
  useMutation({ mutationFn: (id: string) => call(visitTalentSearch, { params: { id } }), onSettled: useRefresh() })

export const useCreateList = () =>
  useMutation({ mutationFn: (name: string) => call(createTalentList, { body: { name } }), onSettled: useRefresh() })

export const useRename = () =>
  useMutation({
    mutationFn: ({ kind, id, name }: Saved) =>
      call(kind === 'search' ? renameTalentSearch : renameTalentList, { params: { id }, body: { name } }),
    onSettled: useRefresh(),
  })

export const useRemove = () =>
  useMutation({
    mutationFn: ({ kind, id }: Saved) =>
      call(kind === 'search' ? removeTalentSearch : removeTalentList, { params: { id } }),
    onSettled: useRefresh(),
  })

interface Held {
  lists: TalentList[]
}

/** Puts a person on a list or takes them off; the checkbox changes before the reply. */
export function useListPerson(person: string) {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      call(on ? addToTalentList : removeFromTalentList, { params: { id, person } }),
    onMutate: ({ id, on }) =>
      updateOptimistically<Held>(client, talentLists(person).queryKey, ({ lists }) => ({
        lists: lists.map((list) => (list._id === id ? { ...list, hasPerson: on } : list)),
      })),
    onError: (_error, _change, rollback) => rollback?.(),
    onSettled: refresh,
  })
}
