export type Form = Record<string, unknown>

/** The parameters that Stripe accepts; others are refused like by Stripe. */
const known: Record<string, string[]> = {
  customers: ['email', 'metadata'],
  payment_methods: ['type', 'card', 'allow_redisplay'],
  'checkout/sessions': [
    'mode',
    'ui_mode',
    'line_items',
    'return_url',
    'metadata',
    'subscription_data',
    'customer',
    'saved_payment_method_options',
  ],
  'billing_portal/sessions': ['customer', 'return_url'],
}

/** An error in Stripe's format. */
export class Failure extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...more } }
  }
}

/** Refuses unknown parameters by name, like Stripe. */
export function refuseUnknown(path: string, form: Form): void {
  const strange = Object.keys(form).find((name) => known[path] && !known[path].includes(name))
  if (strange) throw new Failure(400, `Received unknown parameter: ${strange}`, { param: strange })
}

/** Parses `a[b][0][c]=1` like Stripe. */
export function parseForm(query: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let place = form
    for (const part of path) {
      place[part] ??= {}
      place = place[part] as Form
    }
    place[last] = value
  }
  return form
}
