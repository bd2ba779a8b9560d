import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterAll } from 'vitest'
import { Failure, type Form, parseForm, refuseUnknown } from './stripe-forms.ts'

/** An API object of Stripe. */
type Thing = Record<string, unknown> & { id: string }

export interface StripeServer {
  /** Settings of an application that uses this server. */
  readonly settings: NodeJS.ProcessEnv
  /** Requests so far, like `GET subscriptions/sub_1`. */
  readonly calls: string[]
  /** Pays as on the checkout page; returns the id of the subscription. Throws if the session is not open. */
  pay(sessionId: string): string
  /** Changes a subscription like Stripe does by itself. */
  change(subscriptionId: string, change: { status?: string; periodEnd?: Date; cancelAtPeriodEnd?: boolean }): void
  /** Delays the response to the next read of a subscription, with the state at the time of the request. */
  holdNextAnswer(): { asked: Promise<void>; letGo(): void }
  /** While true, all requests fail. */
  isAway: boolean
  /** A signed event about a checkout session or a subscription. */
  event(
    type: string,
    about: string,
    options?: { id?: string; secret?: string; signedSecondsAgo?: number; isOld?: boolean },
  ): SignedEvent
  subscription(id: string): Thing
  /** All objects of a kind. */
  all(kind: string): Thing[]
  /** The id of the latest object of a kind. */
  latest(kind: string): string
}

export interface SignedEvent {
  readonly payload: string
  readonly headers: Record<string, string>
}

const secret = 'whsec_of_this_test'
const prices: Record<string, number> = { price_plus: 900, price_pro: 4_900, price_business: 14_900 }
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1_000)

/** A local server with the parts of Stripe's API that we use, until the end of the file. */
export async function startStripe(): Promise<StripeServer> {
  const things = new Map<string, Thing>()
  const answered = new Map<string, unknown>()
  const calls: string[] = []
  let held: { asked(): void; until: Promise<void> } | undefined
  const need = (id: unknown, param: string): Thing => {
    const thing = things.get(String(id))
    if (!thing) throw new Failure(404, `No such ${param}: '${id}'`, { code: 'resource_missing', param })
    return thing
  }
  const put = (prefix: string, thing: Form): Thing => {
    const made = { id: newId(prefix), livemode: false, created: seconds(new Date()), ...thing }
    things.set(made.id, made)
    return made
  }
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })

  const routes: [string, RegExp, (form: Form, id: string) => unknown][] = [
    ['POST', /^customers$/, ({ email = null, metadata = {} }) => put('cus', { object: 'customer', email, metadata })],
    [
      'POST',
      /^payment_methods$/,
      ({ card }) => {
        const { token } = card as { token: string }
        if (token === 'tok_chargeDeclined')
          throw new Failure(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' })
        if (!token.startsWith('tok_'))
          throw new Failure(400, `No such token: '${token}'`, { code: 'resource_missing', param: 'card[token]' })
        return put('pm', { object: 'payment_method', type: 'card', customer: null })
      },
    ],
    [
      'POST',
      /^payment_methods\/(\w+)\/attach$/,
      ({ customer }, id) => Object.assign(need(id, 'payment_method'), { customer: need(customer, 'customer').id }),
    ],
    [
      'POST',
      /^checkout\/sessions$/,
      (form) => {
        if (form.mode !== 'subscription' || form.ui_mode !== 'elements')
          throw new Failure(400, 'Invalid mode or ui_mode')
        const price = (form.line_items as Record<string, { price: string }>)[0]?.price ?? ''
        if (!(price in prices)) throw new Failure(400, `No such price: '${price}'`, { code: 'resource_missing' })
        if (form.customer) need(form.customer, 'customer')
        const session = put('cs_test', {
          object: 'checkout.session',
          status: 'open',
          payment_status: 'unpaid',
          customer: form.customer ?? null,
          subscription: null,
          metadata: form.metadata,
          price,
        })
        return Object.assign(session, { client_secret: `${session.id}_secret_1` })
      },
    ],
    [
      'GET',
      /^checkout\/sessions$/,
      ({ customer, status }) =>
        list(
          [...things.values()].filter(
            (one) => one.object === 'checkout.session' && one.customer === customer && one.status === status,
          ),
        ),
    ],
    ['GET', /^checkout\/sessions\/(\w+)$/, (_form, id) => need(id, 'checkout.session')],
    [
      'POST',
      /^checkout\/sessions\/(\w+)\/expire$/,
      (_form, id) => {
        const session = need(id, 'checkout.session')
        if (session.status !== 'open') throw new Failure(400, 'Only open sessions can be expired.')
        return Object.assign(session, { status: 'expired' })
      },
    ],
    ['GET', /^subscriptions\/(\w+)$/, (_form, id) => need(id, 'subscription')],
    [
      'GET',
      /^subscriptions$/,
      ({ customer }) => {
        need(customer, 'customer')
        return list([...things.values()].filter((one) => one.object === 'subscription' && one.customer === customer))
      },
    ],
    [
      'POST',
      /^subscriptions\/(\w+)$/,
      (form, id) => {
        const subscription = need(id, 'subscription')
        const price = (form.items as Record<string, { price: string }> | undefined)?.[0]?.price
        if (price) itemOf(subscription).price = { id: price }
        if ('cancel_at_period_end' in form) subscription.cancel_at_period_end = form.cancel_at_period_end === 'true'
        return subscription
      },
    ],
    [
      'DELETE',
      /^subscriptions\/(\w+)$/,
      (_form, id) => Object.assign(need(id, 'subscription'), { status: 'canceled', ended_at: seconds(new Date()) }),
    ],
    [
      'POST',
      /^billing_portal\/sessions$/,
      ({ customer }) => put('bps', { url: `https://billing.example/${need(customer, 'customer').id}` }),
    ],
    [
      'GET',
      /^invoices$/,
      ({ customer }) =>
        list([...things.values()].filter((one) => one.object === 'invoice' && one.customer === customer)),
    ],
  ]

  const routeOf = (method: string | undefined, path: string) => {
    const route = routes.find(([its, pattern]) => its === method && pattern.test(path))
    if (!route) throw new Failure(404, `Unrecognized request URL (${method}: /v1/${path})`)
    return (form: Form) => structuredClone(route[2](form, route[1].exec(path)?.[1] ?? ''))
  }
  const waitIfHeld = async (method: string | undefined, path: string) => {
    if (!held || method !== 'GET' || !path.startsWith('subscriptions/')) return
    const { asked, until } = held
    held = undefined
    asked()
    await until
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { method, headers } = request
    if (!/^Bearer sk_test_/.test(headers.authorization ?? '')) throw new Failure(401, 'Invalid API Key provided')
    const url = new URL(request.url ?? '', 'http://localhost')
    const path = url.pathname.replace(/^\/v1\//, '')
    calls.push(`${method} ${path}`)
    const form = parseForm(method === 'POST' ? await text(request) : url.search)
    const key = String(headers['idempotency-key'] ?? newId('key'))
    if (answered.has(key)) return answered.get(key)
    if (method === 'POST') refuseUnknown(path, form)
    const result = routeOf(method, path)(form)
    answered.set(key, result)
    await waitIfHeld(method, path)
    return result
  }

  const server = createServer(async (request, reply) => {
    const send = (status: number, body: unknown) => {
      reply.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
      reply.end(JSON.stringify(body))
    }
    if (stripe.isAway) return send(500, { error: { type: 'api_error', message: 'away' } })
    await answer(request).then(
      (body) => send(200, body),
      (error: unknown) =>
        error instanceof Failure ? send(error.status, error.body) : send(500, { error: String(error) }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  const stripe: StripeServer = {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_SEEKER_PLUS: 'price_plus',
      STRIPE_PRICE_EMPLOYER_PRO: 'price_pro',
      STRIPE_PRICE_EMPLOYER_BUSINESS: 'price_business',
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    calls,
    isAway: false,
    pay(sessionId) {
      const session = need(sessionId, 'checkout.session')
      if (session.status !== 'open') throw new Failure(400, 'This session is not open.')
      const customer = session.customer ?? put('cus', { object: 'customer', email: 'payer@people.example' }).id
      const periodEnd = seconds(new Date(Date.now() + 30 * 86_400_000))
      const subscription = put('sub', {
        object: 'subscription',
        status: 'active',
        customer,
        cancel_at_period_end: false,
        cancel_at: null,
        ended_at: null,
        items: list([{ id: newId('si'), price: { id: session.price }, current_period_end: periodEnd }]),
      })
      const invoice = {
        object: 'invoice',
        customer,
        number: 'HB-1',
        total: prices[String(session.price)],
        currency: 'usd',
      }
      put('in', { ...invoice, status: 'paid', parent: { subscription_details: { subscription: subscription.id } } })
      Object.assign(session, { status: 'complete', payment_status: 'paid', customer, subscription: subscription.id })
      return subscription.id
    },
    change(id, { status, periodEnd, cancelAtPeriodEnd }) {
      const subscription = need(id, 'subscription')
      if (status) subscription.status = status
      if (periodEnd) itemOf(subscription).current_period_end = seconds(periodEnd)
      if (cancelAtPeriodEnd !== undefined) subscription.cancel_at_period_end = cancelAtPeriodEnd
    },
    holdNextAnswer() {
      const asked = Promise.withResolvers<void>()
      const until = Promise.withResolvers<void>()
      held = { asked: asked.resolve, until: until.promise }
      return { asked: asked.promise, letGo: until.resolve }
    },
    subscription: (id) => need(id, 'subscription'),
    all: (kind) => [...things.values()].filter((one) => one.object === kind),
    latest: (kind) => [...things.values()].findLast((one) => one.object === kind)?.id ?? '',
    event(type, about, { id = newId('evt'), secret: signedWith = secret, signedSecondsAgo = 0, isOld = false } = {}) {
      const payload = JSON.stringify({
        id,
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: seconds(new Date()),
        type,
        data: { object: inVersion(things.get(about) ?? { object: 'other', id: about }, isOld) },
      })
      const timestamp = seconds(new Date()) - signedSecondsAgo
      const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
        payload,
        secret: signedWith,
        timestamp,
      })
      return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
    },
  }
  return stripe
}

/** An invoice as in API versions before 2025-03-31, which contain the subscription, expanded or not. */
const inVersion = ({ parent, ...rest }: Record<string, unknown>, isOld: boolean) => {
  const of = (parent as { subscription_details: { subscription: string } } | undefined)?.subscription_details
  return isOld && of ? { ...rest, subscription: of.subscription } : { ...rest, ...(parent !== undefined && { parent }) }
}

const itemOf = (subscription: Thing) =>
  (subscription.items as { data: { price: { id: string }; current_period_end: number }[] }).data[0]!
