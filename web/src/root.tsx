import * as t from '@hearback/texts/web/app.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import 'virtual:tokens.css'
import './app.css'
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { STORAGE_SCRIPT } from './api/device-storage.ts'
import { HIDDEN_JOBS_SCRIPT } from './api/early/hidden-jobs.ts'
import { NEEDS_HEIGHT_SCRIPT } from './api/early/needs-height.ts'
import { useNonce } from './api/nonce.ts'
import { queryClient } from './api/query-client.ts'
import {
  countedContext,
  identityProvidersContext,
  mapStyleUrlContext,
  outboxContext,
  publicUrlContext,
  socketPathContext,
  verifiesContext,
} from './api/server-context.ts'
import { AUTH_SCRIPT } from './api/session.ts'
import { serverNow } from './clock.ts'
import { ErrorScreen, titleOf } from './layouts/ErrorScreen.tsx'
import { EARLY_PRESS_SCRIPT, USABLE } from './layouts/early-press.ts'
import { DeviceWatch } from './layouts/watches/DeviceWatch.tsx'
import { SessionWatch } from './layouts/watches/SessionWatch.tsx'
import { ShortcutWatch } from './layouts/watches/ShortcutWatch.tsx'
import { useServerClock } from './layouts/watches/use-server-clock.ts'
import { VisitWatch } from './layouts/watches/VisitWatch.tsx'
import { Region } from './ui/feedback/Region.tsx'
import { Toaster } from './ui/feedback/Toast.tsx'
import { PageMadeAt } from './ui/now.ts'
import { SCHEME_SCRIPT, useFollowScheme } from './ui/scheme.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...identityProvidersIn(context),
  publicUrl: context.get(publicUrlContext),
  outbox: context.get(outboxContext),
  counted: context.get(countedContext),
  verifies: context.get(verifiesContext),
  socketPath: context.get(socketPathContext),
  mapStyleUrl: context.get(mapStyleUrlContext),
  madeAt: serverNow(),
})
function identityProvidersIn(context: Route.LoaderArgs['context']) {
  const identityProviders = context.get(identityProvidersContext)
  return identityProviders && { identityProviders }
}

export const shouldRevalidate = () => false
export const meta = ({ error }: Route.MetaArgs): Route.MetaDescriptors => [
  { title: error ? titleOf(error) : t.siteTitle },
  { name: 'description', content: t.siteDescription },
]

// Only the server renders it: hydration keeps the script that has run.
const EARLY = import.meta.env.SSR
  ? [STORAGE_SCRIPT, SCHEME_SCRIPT, AUTH_SCRIPT, HIDDEN_JOBS_SCRIPT, NEEDS_HEIGHT_SCRIPT, EARLY_PRESS_SCRIPT].join(';')
  : ''

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const [client] = useState(queryClient)
  const { madeAt: made, socketPath, counted, verifies } = useRouteLoaderData<typeof loader>('root') ?? {}
  useFollowScheme()
  useServerClock(made)
  useEffect(() => {
    performance.mark(USABLE)
  }, [])
  return (
    <html
      lang={locale.language}
      dir={locale.direction}
      data-mantine-color-scheme="light"
      data-respect-reduced-motion="true"
      // Only the server writes it, for styles: hydration keeps it.
      data-verifies={(import.meta.env.SSR && verifies) || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <Links nonce={nonce} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <meta name="theme-color" content="#f6f4ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1613" media="(prefers-color-scheme: dark)" />
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts, needed before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY }} />
        {[text, display].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
      </head>
      <body>
        <PageMadeAt value={made}>
          <QueryClientProvider client={client}>
            {children}
            <Region as="silent">
              <SessionWatch socketPath={socketPath} />
            </Region>
            <Region as="silent">
              <VisitWatch counted={counted} />
              <ShortcutWatch />
            </Region>
            <Region as="silent">
              <DeviceWatch madeAt={made} />
            </Region>
          </QueryClientProvider>
        </PageMadeAt>
        <Region as="silent">
          <Toaster />
        </Region>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary }
