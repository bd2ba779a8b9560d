import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../api/load.ts'
import { Chrome } from './Chrome.tsx'
import { FrameBody, useFullPage } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { SeekerSections } from './navigation/SeekerSections.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request, 'jobseeker')
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<SeekerSections />} search={true}>
    <FrameSkeleton />
  </Chrome>
)

export default function SeekerFrame() {
  return (
    <Chrome footer={!useFullPage()} sections={<SeekerSections />} search={true}>
      <FrameBody />
    </Chrome>
  )
}
