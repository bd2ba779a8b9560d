import type { DeviceClass, Vital } from '@hearback/contract/trust/visits.ts'

export interface View {
  page: string
  device: DeviceClass
  /** Undefined for navigation within this site. */
  source: string | undefined
}

export interface Count {
  dimension: 'page' | 'source' | 'device'
  name: string
  views: number
  visits: number
}

export interface VitalCount {
  page: string
  vital: Vital
  bucket: number
  pages: number
}

export interface Counts {
  counts: Count[]
  vitals: VitalCount[]
}

export type Tally = ReturnType<typeof createTally>

/** In-memory counts between flushes. Memory is bounded: pages, devices and buckets are fixed, and the number of sources is limited. */
export function createTally(mostSources: number) {
  const counts = new Map<string, Count>()
  const vitals = new Map<string, VitalCount>()
  let sources = 0

  function add({ dimension, name, views, visits }: Count): void {
    const key = `${dimension} ${name}`
    const known = counts.get(key)
    if (known) {
      known.views += views
      known.visits += visits
    } else if (dimension === 'source' && name !== 'other' && sources++ >= mostSources)
      add({ dimension, name: 'other', views, visits })
    else counts.set(key, { dimension, name, views, visits })
  }

  function addVital({ page, vital, bucket, pages }: VitalCount): void {
    const key = `${page} ${vital} ${bucket}`
    const known = vitals.get(key)
    if (known) known.pages += pages
    else vitals.set(key, { page, vital, bucket, pages })
  }

  return {
    addView({ page, device, source }: View): void {
      const visits = source === undefined ? 0 : 1
      add({ dimension: 'page', name: page, views: 1, visits })
      add({ dimension: 'device', name: device, views: 1, visits })
      if (source !== undefined) add({ dimension: 'source', name: source, views: 0, visits })
    },
    addVital,
    isEmpty: () => counts.size + vitals.size === 0,
    /** Returns all counts and resets the tally. */
    take(): Counts {
      const taken = { counts: [...counts.values()], vitals: [...vitals.values()] }
      counts.clear()
      vitals.clear()
      sources = 0
      return taken
    },
    /** Adds back counts that could not be stored. */
    put({ counts: back, vitals: backVitals }: Counts): void {
      for (const count of back) add(count)
      for (const count of backVitals) addVital(count)
    },
  }
}
