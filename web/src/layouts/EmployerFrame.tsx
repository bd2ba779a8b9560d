import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../api/load.ts'
import { Chrome } from './Chrome.tsx'
import { FrameBody, useFullPage } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { EmployerSections } from './navigation/EmployerSections.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request, 'employer')
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<EmployerSections />} search={false}>
    <FrameSkeleton />
  </Chrome>
)

export default function EmployerFrame() {
  return (
    <Chrome footer={!useFullPage()} sections={<EmployerSections />} search={false}>
      <FrameBody />
    </Chrome>
  )
}
