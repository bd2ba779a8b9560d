import { missingText } from '@hearback/contract/values/missing-text.ts'
import { type GetInputPropsOptions, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from './call.ts'
import { preHydrationInput } from './pre-hydration-input.ts'
import { readyRefusals, translatedFields } from './refusals.ts'

type Values = Record<string, unknown>

interface ContractFormOptions<S extends z.ZodMiniType, V extends Values, R> {
  /** The contract's schema of the body, which the server validates too. */
  schema: S
  /** One entry per field; empty texts and lists count as missing and are not sent. */
  initial: V
  send: (body: z.input<S>) => Promise<R>
  done?: (reply: R, body: z.input<S>) => unknown
  /** Message for a failure that the server did not explain (product.md 4). */
  failed?: string
}

/**
 * Form state bound to a contract schema. Validates before sending, keeps the typed values, shows errors by field,
 * and focuses the first invalid field.
 *
 * ```tsx
 * const { field, submit, busy, error } = useContractForm({
 *   schema: logIn.body,
 *   initial: { email: '', password: '' },
 *   send: (body) => call(logIn, { body }),
 *   done: ({ authtoken, user }) => signIn(authtoken, user),
 *   failed: 'Login failed.',
 * })
 * <form onSubmit={submit} noValidate>
 *   <TextField label="Email" type="email" required {...field('email')} />
 *   <PasswordField label="Password" required {...field('password')} />
 *   <FormError>{error?.message}</FormError>
 *   <Button type="submit" variant="primary" busy={busy}>Sign in</Button>
 * </form>
 * ```
 *
 * Checkboxes take `field('terms', { type: 'checkbox' })`. `form` is the underlying form, e.g. to set values.
 */
export function useContractForm<S extends z.ZodMiniType, V extends Values, R>(options: ContractFormOptions<S, V, R>) {
  const { schema, initial, send, done, failed } = options
  const [busy, setBusy] = useState(false)
  // State changes only with the next render; a second submit in the same tick must see the first.
  const isSending = useRef(false)
  const [error, setError] = useState<{ message: string; code: string }>()
  useEffect(() => void readyRefusals(), [])
  // Fields that the last validation rejected; a rule may involve several, so any change may settle them.
  const rejected = useRef<string[]>([])
  const form = useForm<V>({ initialValues: initial, validate: (values) => problemsOf(schema, values) })
  const settle = useEffectEvent((values: V) => {
    if (rejected.current.length === 0) return
    const remaining = problemsOf(schema, values)
    for (const path of rejected.current) if (!remaining[path]) form.clearFieldError(path)
    rejected.current = rejected.current.filter((path) => remaining[path])
  })
  useEffect(() => settle(form.values), [form.values])
  const onceAwake = useEffectEvent(() => takeOver(form))
  useEffect(() => onceAwake(), [])

  async function deliver(values: V) {
    if (isSending.current) return
    isSending.current = true
    const body = withoutEmpty(values) as z.input<S>
    setBusy(true)
    setError(undefined)
    try {
      const reply = await send(body)
      form.resetDirty()
      await done?.(reply, body)
    } catch (cause) {
      refuse(cause)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  function refuse(cause: unknown) {
    if (!(cause instanceof ApiError)) throw cause
    rejected.current = []
    form.setErrors(byField(cause.fields))
    setError({ code: cause.code, message: cause.explained ? cause.message : (failed ?? cause.message) })
    focusFirst(form, Object.keys(byField(cause.fields)))
  }

  return {
    form,
    busy,
    error,
    field: (path: keyof V & string, how?: GetInputPropsOptions) => form.getInputProps(path as never, how),
    submit: (event?: SubmitEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void deliver(values),
        (problems) => {
          rejected.current = Object.keys(problems)
          focusFirst(form, rejected.current)
        },
      )(event),
  }
}

/** Adopts values entered before hydration, if their type matches that of the field. */
function takeOver<V extends Values>(form: UseFormReturnType<V>): void {
  for (const [path, value] of Object.entries(form.getInitialValues())) {
    const filled = preHydrationInput(form.getInputNode(path as never))
    if (typeof filled === typeof value && filled !== undefined) form.setFieldValue(path, filled as never)
  }
}

/**
 * Validation errors by field. An empty field is validated as missing, so an empty email is not called invalid; only
 * texts have one error for both.
 */
function problemsOf(schema: z.ZodMiniType, values: Values) {
  const check = schemaResolver(schema, { sync: true })
  const asTyped = check(values)
  const asSent = check(withoutEmpty(values))
  return byField(
    translatedFields(
      Object.fromEntries(
        Object.entries(asSent).map(([path, problem]) => [
          path,
          asTyped[path] === missingText ? missingText : isEmpty(values[path]) ? problem : (asTyped[path] ?? problem),
        ]),
      ),
    ),
  )
}

/** An error of one text of a list (`skills.3`) is shown at the list, which is one field. */
const byField = <E>(problems: Record<string, E>): Record<string, E> =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.replace(/\.\d+$/u, ''), problem]))

const isEmpty = (value: unknown) => value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

/** Fields with a value, and nulls for cleared fields (product.md 5). */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

function focusFirst<V extends Values>(form: UseFormReturnType<V>, paths: string[]) {
  const nodes = paths.map((path) => form.getInputNode(path as never)).filter((node) => node !== null)
  const [first] = nodes.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  ) as HTMLElement[]
  // Fields need their error state before the focus makes screen readers announce it.
  requestAnimationFrame(() => first?.focus())
}
