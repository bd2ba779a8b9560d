import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../api/load.ts'
import { Chrome } from './Chrome.tsx'
import { FrameBody } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { AdminSections } from './navigation/AdminSections.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request, 'admin')
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<AdminSections />} search={false}>
    <FrameSkeleton />
  </Chrome>
)

export default function AdminFrame() {
  return (
    <Chrome sections={<AdminSections />} search={false}>
      <FrameBody />
    </Chrome>
  )
}
