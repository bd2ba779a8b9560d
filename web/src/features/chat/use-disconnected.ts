import { useEffect, useState } from 'react'
import { useConnection } from '../../api/socket.ts'

const GRACE = 1_500

/** Whether the socket has been disconnected long enough to tell the user; allows a moment after page load. */
export function useDisconnected(): boolean {
  const connection = useConnection()
  const [said, setSaid] = useState(false)
  useEffect(() => {
    if (connection) return setSaid(false)
    const timer = setTimeout(() => setSaid(true), GRACE)
    return () => clearTimeout(timer)
  }, [connection])
  return said && connection === 0
}
