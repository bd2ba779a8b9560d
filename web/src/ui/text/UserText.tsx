import { createElement, type ReactNode } from 'react'

interface UserTextProps {
  children: ReactNode
  as?: 'p' | 'div' | 'span' | 'blockquote' | 'dt' | 'dd'
  className?: string | undefined
}

/** A text that a person wrote: in an unknown language, so that it is not read aloud as one of the page, and in its direction. */
export const UserText = ({ as = 'p', ...props }: UserTextProps) =>
  createElement(as, { lang: '', dir: 'auto', ...props })
