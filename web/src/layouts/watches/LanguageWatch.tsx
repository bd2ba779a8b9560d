import { languages, pathIn } from '@hearback/contract/values/languages.ts'
import * as t from '@hearback/texts/web/language-hint.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useEffect } from 'react'
import { localDeviceStorage } from '../../api/device-storage.ts'
import { currentSession } from '../../api/session.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

const OFFERED = 'hearback.language-offered'
const SHOWN_MS = 30_000

/** The first language of the browser that Hearback has. */
const preferred = () =>
  navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => languages.some((one) => one === tag))

/**
 * Offers visitors of an English page the one in the language of their browser, once per device. Pages in other languages
 * were chosen: by a link, or by a search engine.
 */
export function LanguageWatch() {
  useEffect(() => {
    const isChosen = locale.base !== '' || currentSession() !== undefined
    if (isChosen || preferred() !== t.offered || localDeviceStorage.getItem(OFFERED) !== null) return
    localDeviceStorage.setItem(OFFERED, t.offered)
    const { pathname, search, hash } = window.location
    toast({
      text: t.offer,
      lang: t.offered,
      stays: SHOWN_MS,
      action: { label: t.offerAction, run: () => window.location.assign(pathIn(t.offered, pathname) + search + hash) },
    })
  }, [])
  return null
}
