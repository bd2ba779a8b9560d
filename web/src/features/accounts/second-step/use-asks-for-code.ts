import { useQuery } from '@tanstack/react-query'
import { ownTwoStep } from '../accounts.queries.ts'

/** Whether sensitive acts take a code of the app now; undefined while it is not known. */
export const useAsksForCode = (): boolean | undefined => useQuery(ownTwoStep()).data?.asksForCode

/** Refusals that stand beside their field. */
export const namedCodes: readonly string[] = ['invalid_input', 'wrong_second_code']
