import * as t from '@hearback/texts/web/offline.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { currentConnection, onConnection, useOffline } from '../../api/connection.ts'
import { KeptPages } from '../../features/offline/KeptPages.tsx'
import { notListed } from '../../routing/page-meta.ts'
import { Button } from '../../ui/Button.tsx'
import { Page, PageTitle, Section } from '../../ui/Layout.tsx'
import { useOnDevice } from '../../ui/now.ts'

export const meta = () => [{ title: t.pageTitle }, notListed]

const OURS = /^\/(?![/\\])/

/** Fallback page of the service worker while offline without a cached copy; `for` is the requested page. */
export default function OfflinePage() {
  const { offline } = useOffline()
  const [query] = useSearchParams()
  // The cached copy of this page was rendered without the `for` parameter.
  const wanted = (useOnDevice() && OURS.exec(query.get('for') ?? '')?.input) || undefined
  useEffect(() => {
    if (!wanted) return
    return onConnection(() => {
      if (!currentConnection().offline) location.replace(wanted)
    })
  }, [wanted])
  return (
    <Page width="text">
      {offline || wanted ? (
        <PageTitle
          lead={wanted ? t.missingPageLead : t.savedPagesLead}
          actions={wanted && <Button onClick={() => location.replace(wanted)}>{t.tryAgain}</Button>}
        >
          {t.offlineHeading}
        </PageTitle>
      ) : (
        <PageTitle lead={t.lead}>{t.heading}</PageTitle>
      )}
      <Section title={t.savedPagesTitle}>
        <p>{t.signOutNote}</p>
        <KeptPages />
      </Section>
    </Page>
  )
}
