import { Outlet } from 'react-router'
import { Chrome } from './Chrome.tsx'

/** Rendered on the server for everybody. */
export default function PublicFrame() {
  return (
    <Chrome>
      <Outlet />
    </Chrome>
  )
}
