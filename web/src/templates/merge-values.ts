import { fillMergeFields, greetingName, type MergeValues } from '@hearback/contract/values/merge-fields.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { ownEmployer } from '../api/own-employer.ts'
import { partyId, useSession } from '../api/session.ts'

/** A recipient, as far as visible; the first name may be hidden. */
export interface Recipient {
  firstName?: string | undefined
  displayName: string
}

/** Merge values for a recipient, from the visible name, and with the user's own company. */
export function useMergeValues(recipient: Recipient, jobTitle: string | null | undefined): MergeValues {
  const id = partyId(useSession()?.user)
  const { data } = useQuery({ ...ownEmployer(id), enabled: id !== '' })
  return {
    firstName: greetingName(recipient.firstName ?? recipient.displayName.split(' ')[0]),
    jobTitle: jobTitle || t.jobFallback,
    company: data?.businessName || t.companyFallback,
  }
}

/** Fills an optional text. */
export const filledText = <T extends string | null | undefined>(text: T, values: MergeValues): T =>
  (text ? fillMergeFields(text, values).trim() : text) as T
