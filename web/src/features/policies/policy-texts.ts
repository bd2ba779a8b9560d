import type { Operator } from '@hearback/contract/trust/operator.ts'
import * as accessibility from '@hearback/texts/web/accessibility.ts'
import * as digitalServices from '@hearback/texts/web/digital-services.ts'
import * as t from '@hearback/texts/web/policies.ts'
import type { ComponentType } from 'react'
import type { Policy } from '../../routing/paths.ts'
import { Accessibility } from './Accessibility.tsx'
import { Community } from './Community.tsx'
import { DigitalServices } from './DigitalServices.tsx'
import { Privacy } from './Privacy.tsx'
import { Terms } from './Terms.tsx'

interface PolicyText {
  title: string
  lead: string
  Text: ComponentType<{ operator: Operator }>
}

export const policies: Record<Policy, PolicyText> = {
  privacy: {
    title: t.privacy,
    lead: t.privacyLead,
    Text: Privacy,
  },
  terms: { title: t.terms, lead: t.termsLead, Text: Terms },
  community: { title: t.communityRules, lead: t.communityLead, Text: Community },
  dsa: { title: digitalServices.title, lead: digitalServices.lead, Text: DigitalServices },
  accessibility: { title: accessibility.title, lead: accessibility.lead, Text: Accessibility },
}
