import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import c from './Button.module.css'

export interface ButtonLook {
  /** One `primary` per view; `accent` is citron, for the pine band only. */
  variant?: 'primary' | 'default' | 'quiet' | 'danger' | 'accent'
  size?: 'sm' | 'md' | 'lg'
  icon?: ReactNode
  iconAfter?: ReactNode
  /** Pill shape. */
  round?: boolean
  /** Full width of its column. */
  wide?: boolean
  /** Aligns the label, not the edge of the button, with the text above. */
  flush?: boolean
}

const look = ({ variant = 'default', size = 'md', round, wide, flush }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-round': round || undefined,
  'data-wide': wide || undefined,
  'data-flush': flush || undefined,
})

const classes = (className?: string) => (className ? `${c.button} ${className}` : c.button)

/** Button. `busy` shows a spinner, ignores clicks and keeps the focus. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  round,
  wide,
  flush,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonLook & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      {...look({ ...(variant && { variant }), ...(size && { size }), round: !!round, wide: !!wide, flush: !!flush })}
      className={classes(className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={c.busy} /> : icon}
      {children}
      {iconAfter}
    </button>
  )
}

/** A link that looks like a button, for navigation. */
export function LinkButton({
  variant,
  size,
  icon,
  iconAfter,
  round,
  wide,
  flush,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      {...look({ ...(variant && { variant }), ...(size && { size }), round: !!round, wide: !!wide, flush: !!flush })}
      className={classes(className)}
    >
      {icon}
      {children}
      {iconAfter}
    </Link>
  )
}

/** Square icon button; `label` is its accessible name, also shown as a tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  className,
  ...rest
}: Pick<ButtonLook, 'variant' | 'size'> & { label: string; icon: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-icon
      className={classes(className)}
    >
      {icon}
    </button>
  )
}
