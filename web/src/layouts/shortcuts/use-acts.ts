import * as t from '@hearback/texts/web/shortcuts.ts'
import { useNavigate } from 'react-router'
import { signOut } from '../../api/sign-out.ts'
import { paths } from '../../routing/paths.ts'
import { useScheme } from '../../ui/scheme.ts'
import type { Viewer } from './places.ts'

export interface Act {
  key: 'post' | 'colors' | 'help' | 'leave'
  label: string
  /** Synonyms for the search of the palette. */
  words: string
  keys?: readonly string[]
  run: () => void
}

/** Actions available on every page. */
export function useActs(viewer: Viewer, onHelp: () => void): Act[] {
  const navigate = useNavigate()
  const { dark, toggle } = useScheme()
  const leave = async () => {
    await navigate(paths.home())
    signOut()
  }
  const newPost = viewer === 'employer' ? paths.newJob() : paths.signup({ as: 'employer' })
  const post: Act = { key: 'post', label: t.postJob, words: t.postJobWords, run: () => void navigate(newPost) }
  const colors: Act = {
    key: 'colors',
    label: dark ? t.themeLightAction : t.themeDarkAction,
    words: t.themeWords,
    run: toggle,
  }
  const help: Act = { key: 'help', label: t.keyboardShortcuts, words: t.keyboardWords, keys: ['?'], run: onHelp }
  const out: Act = { key: 'leave', label: t.signOut, words: t.signOutWords, run: () => void leave() }
  return {
    visitor: [post, colors, help],
    employer: [post, colors, help, out],
    contributor: [colors, help, out],
    former: [colors, help, out],
    jobseeker: [colors, help, out],
    admin: [colors, help, out],
  }[viewer]
}
