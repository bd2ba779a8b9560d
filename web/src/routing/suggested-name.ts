import { tabStorage } from '../api/device-storage.ts'
import { parseRecord } from '../api/parse-record.ts'

const KEY = 'hearback.name'

interface Name {
  firstName: string
  lastName: string
}

/** Keeps the name that an issuer told, for the first form of the profile in this tab. */
export const suggestName = (name: Name): void => void tabStorage.setItem(KEY, JSON.stringify(name))

/** The kept name; empty without one. */
export function suggestedName(): Name {
  const { firstName, lastName } = parseRecord(tabStorage.getItem(KEY)) ?? {}
  return {
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
  }
}
