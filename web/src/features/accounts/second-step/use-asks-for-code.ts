import { useQuery } from '@tanstack/react-query'
import { ownTwoStep } from '../accounts.queries.ts'

/** Whether sensitive actions require a code now; undefined until known. */
export const useAsksForCode = (): boolean | undefined => useQuery(ownTwoStep()).data?.asksForCode

/** Errors shown at their field. */
export const namedCodes: readonly string[] = ['invalid_input', 'wrong_second_code']
