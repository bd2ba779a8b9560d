import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './api/nonce.ts'
import { reloadAfterChunkLoadError } from './features/offline/chunk-load-error.ts'
import { followTranslators, reportUntranslated } from './ui/text/translated-dom.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
// Dialogs lock the page scroll with an inline style, which the CSP allows by this nonce.
if (nonce) setNonce(nonce)
reloadAfterChunkLoadError()
followTranslators(document)

// Concurrent hydration: the page stays responsive meanwhile.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
    { onRecoverableError: reportUntranslated },
  )
})
