import { useEffect, useState } from 'react'

/** The value once it has not changed for a while (in milliseconds). */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
