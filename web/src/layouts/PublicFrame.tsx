import { Outlet } from 'react-router'
import { Chrome } from './Chrome.tsx'
import { usePageHandle } from './FrameBody.tsx'

/** Rendered on the server for everybody. */
export default function PublicFrame() {
  const { full, search = true } = usePageHandle()
  return (
    <Chrome search={search} footer={!full}>
      <Outlet />
    </Chrome>
  )
}
