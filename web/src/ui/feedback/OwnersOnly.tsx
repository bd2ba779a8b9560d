import * as t from '@hearback/texts/web/membership.ts'
import type { ReactNode } from 'react'
import { LinkButton } from '../Button.tsx'
import { Notice } from './Notice.tsx'

/** Stands in for what only owners of the company may change, with a link to the page that names them. */
export const OwnersOnly = ({ to, children }: { to: string; children: ReactNode }) => (
  <Notice
    action={
      <LinkButton size="sm" to={to}>
        {t.ownersLink}
      </LinkButton>
    }
  >
    {children}
  </Notice>
)
