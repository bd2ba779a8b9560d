import { createContext } from 'react'

/** Changes whenever a failed region is retried; undefined outside of regions. */
export const RegionAttempt = createContext<object | undefined>(undefined)
