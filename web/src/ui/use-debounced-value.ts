import { useEffect, useState } from 'react'

/** Debounces a value; `pause` is in milliseconds. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
