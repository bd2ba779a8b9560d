import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { tabStorage } from './device-storage.ts'
import { ownItem } from './own-item.ts'
import { isRecord } from './parse-record.ts'
import { currentSession, onSessionLost } from './session.ts'

const item = ownItem(tabStorage, 'hearback.lost-values')
const secret = /password|code|token/iu

/**
 * A session that the server ends takes the page away with all that is typed. The values wait in this tab for the same
 * user and form, named by its page and initial values; passwords and codes do not.
 */
export function useLostValues<V extends Record<string, unknown>>(form: UseFormReturnType<V>): void {
  const [{ name, userId }] = useState(() => ({
    name: `${globalThis.location?.pathname} ${JSON.stringify(form.getInitialValues())}`,
    userId: currentSession()?.user._id,
  }))
  const keep = useEffectEvent(() => {
    const values = Object.entries(form.getValues()).filter(([field]) => !secret.test(field))
    if (form.isDirty()) item.write({ name, values: Object.fromEntries(values) }, userId)
  })
  const restore = useEffectEvent(() => {
    const stored = item.read()
    if (stored?.name !== name || !isRecord(stored.values)) return
    item.remove()
    form.setValues(stored.values as Partial<V>)
  })
  useEffect(() => {
    restore()
    return onSessionLost(keep)
  }, [])
}
