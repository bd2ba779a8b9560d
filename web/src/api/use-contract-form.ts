import { type GetInputPropsOptions, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from './call.ts'
import { preHydrationInput } from './pre-hydration-input.ts'
import { readyRefusals, translatedFields } from './refusals.ts'

type Values = Record<string, unknown>

interface ContractFormOptions<S extends z.ZodMiniType, V extends Values, R> {
  /** The contract's schema of the body; the server checks by the same one. */
  schema: S
  /** One entry a field; empty texts and lists count as not given and are not sent. */
  initial: V
  send: (body: z.input<S>) => Promise<R>
  done?: (reply: R, body: z.input<S>) => unknown
  /** The sentence for a failure that the server did not explain (product.md 4). */
  failed?: string
}

/**
 * A form bound to the contract: checks before sending, keeps what was typed, marks the fields that the server
 * names, focuses the first of them, and tells why.
 *
 *     const { field, submit, busy, error } = useContractForm({
 *       schema: logIn.body,
 *       initial: { email: '', password: '' },
 *       send: (body) => call(logIn, { body }),
 *       done: ({ authtoken, user }) => signIn(authtoken, user),
 *       failed: 'Login failed.',
 *     })
 *     <form onSubmit={submit} noValidate>
 *       <TextField label="E-mail" type="email" required {...field('email')} />
 *       <PasswordField label="Password" required {...field('password')} />
 *       <FormError>{error?.message}</FormError>
 *       <Button type="submit" variant="primary" busy={busy}>Sign in</Button>
 *     </form>
 *
 * Checkboxes take `field('terms', { type: 'checkbox' })`. `form` is the form itself, for setting values.
 */
export function useContractForm<S extends z.ZodMiniType, V extends Values, R>(options: ContractFormOptions<S, V, R>) {
  const { schema, initial, send, done, failed } = options
  const [busy, setBusy] = useState(false)
  // State changes with the next render only; a second submit in the same tick must see the first.
  const isSending = useRef(false)
  const [error, setError] = useState<{ message: string; code: string }>()
  useEffect(() => void readyRefusals(), [])
  const form = useForm<V>({ initialValues: initial, validate: (values) => problemsOf(schema, values) })
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
    form.setErrors(cause.fields)
    setError({ code: cause.code, message: cause.explained ? cause.message : (failed ?? cause.message) })
    focusFirst(form, Object.keys(cause.fields))
  }

  return {
    form,
    busy,
    error,
    field: (path: keyof V & string, how?: GetInputPropsOptions) => form.getInputProps(path as never, how),
    submit: (event?: SubmitEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void deliver(values),
        (problems) => focusFirst(form, Object.keys(problems)),
      )(event),
  }
}

/** What stands in the fields already, of the kind that the form keeps there. */
function takeOver<V extends Values>(form: UseFormReturnType<V>): void {
  for (const [path, value] of Object.entries(form.getInitialValues())) {
    const filled = preHydrationInput(form.getInputNode(path as never))
    if (typeof filled === typeof value && filled !== undefined) form.setFieldValue(path, filled as never)
  }
}

/** An emptied field is judged as it stands where the schema knows that case, else as not given. */
function problemsOf(schema: z.ZodMiniType, values: Values) {
  const check = schemaResolver(schema, { sync: true })
  const asTyped = check(values)
  const asSent = check(withoutEmpty(values))
  return translatedFields(
    Object.fromEntries(Object.entries(asSent).map(([path, problem]) => [path, asTyped[path] ?? problem])),
  )
}

const isEmpty = (value: unknown) => value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

/** Only what has a value, and the nulls with which a person cleared something (product.md 5). */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

function focusFirst<V extends Values>(form: UseFormReturnType<V>, paths: string[]) {
  const nodes = paths.map((path) => form.getInputNode(path as never)).filter((node) => node !== null)
  const [first] = nodes.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  ) as HTMLElement[]
  // The fields must have their marks before the focus reads them out.
  requestAnimationFrame(() => first?.focus())
}
