import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../api/load.ts'
import { Chrome } from './Chrome.tsx'
import { CompanyBody } from './CompanyBody.tsx'
import { useFullPage } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { SideSections } from './navigation/SideSections.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request, 'employer', 'jobseeker')
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<SideSections />}>
    <FrameSkeleton />
  </Chrome>
)

/** Layout of pages shared by both user types; the sections are those of the user's type. */
export default function MemberFrame() {
  return (
    <Chrome footer={!useFullPage()} sections={<SideSections />}>
      <CompanyBody />
    </Chrome>
  )
}
