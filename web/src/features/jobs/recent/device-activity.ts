import { localDeviceStorage } from '../../../api/device-storage.ts'
import { isRecord, parseRecord } from '../../../api/parse-record.ts'

const KEY = 'hearback.recent'
const MAX = { searches: 10, views: 50 }

interface ViewedJob {
  id: string
  title: string
}
export interface DeviceActivity {
  /** Canonical query strings of the job search, latest first. */
  searches: string[]
  views: ViewedJob[]
}

const isView = (value: unknown): value is ViewedJob =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string'

/** Searches and viewed jobs of a visitor on this device, latest first; at most 10 and 50. */
export function deviceActivity(): DeviceActivity {
  const { searches, views } = parseRecord(localDeviceStorage.getItem(KEY)) ?? {}
  return {
    searches: (Array.isArray(searches) ? searches : [])
      .filter((one) => typeof one === 'string' && one !== '')
      .slice(0, MAX.searches),
    views: (Array.isArray(views) ? views : []).filter(isView).slice(0, MAX.views),
  }
}

export function addDeviceSearch(search: string): void {
  const { searches, views } = deviceActivity()
  store({ searches: [search, ...searches.filter((one) => one !== search)].slice(0, MAX.searches), views })
}

export function addDeviceView(job: ViewedJob): void {
  const { searches, views } = deviceActivity()
  store({ searches, views: [job, ...views.filter(({ id }) => id !== job.id)].slice(0, MAX.views) })
}

export const clearDeviceActivity = (): void => localDeviceStorage.removeItem(KEY)

const store = (activity: DeviceActivity) => localDeviceStorage.setItem(KEY, JSON.stringify(activity))
