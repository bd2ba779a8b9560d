import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../api/load.ts'
import { Chrome } from './Chrome.tsx'
import { FrameBody } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { SectionNav } from './navigation/SectionNav.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request, 'admin')
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<SectionNav of="admin" />} search={false}>
    <FrameSkeleton />
  </Chrome>
)

export default function AdminFrame() {
  return (
    <Chrome sections={<SectionNav of="admin" />} search={false}>
      <FrameBody />
    </Chrome>
  )
}
