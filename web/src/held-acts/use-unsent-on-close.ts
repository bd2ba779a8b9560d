import { useEffect, useRef } from 'react'
import { keepUnsent } from './unsent-values.ts'

interface TypedForm {
  values: Record<string, unknown>
  isDirty: () => boolean
}

/** Keeps the typed values of a form that closes without being sent: Escape and a press beside its dialog close it too. */
export function useUnsentOnClose(key: string, form: TypedForm, others?: Record<string, unknown>): void {
  const latest = useRef({ key, form, others })
  latest.current = { key, form, others }
  useEffect(
    () => () => {
      const { key, form, others } = latest.current
      if (form.isDirty()) keepUnsent(key, { ...form.values, ...others })
    },
    [],
  )
}
