import { type Language, languageNames, languages, pathIn } from '@hearback/contract/values/languages.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { ownPath } from '../../routing/page-url.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { useChangeLanguage } from './accounts.mutations.ts'

const OPTIONS = languages.map((value) => ({ value, label: languageNames[value] }))

/** Chooses the language of mails; the page reloads in it. */
export function LanguageChoice({ value }: { value: Language | undefined }) {
  const { mutate, variables, isPending } = useChangeLanguage()
  const choose = (language: Language) =>
    mutate(language, {
      onSuccess: () => window.location.assign(pathIn(language, ownPath())),
      onError: ({ message }) => toast(message),
    })
  return <RadioCards label={t.languageHint} options={OPTIONS} value={isPending ? variables : value} onChange={choose} />
}
