type Key = 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE' | PriceKey
type PriceKey = 'STRIPE_PRICE_SEEKER_PLUS' | 'STRIPE_PRICE_EMPLOYER_PRO' | 'STRIPE_PRICE_EMPLOYER_BUSINESS'

/** Undefined: no payments by Stripe. */
export function stripeOf(values: { readonly [K in Key]?: string | undefined }) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values
  const {
    STRIPE_PRICE_SEEKER_PLUS: seekerPlus,
    STRIPE_PRICE_EMPLOYER_PRO: employerPro,
    STRIPE_PRICE_EMPLOYER_BUSINESS: employerBusiness,
  } = values
  if (!(secretKey && publishableKey && webhookSecret && seekerPlus && employerPro && employerBusiness)) return undefined
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: values.STRIPE_API_BASE,
    prices: { seekerPlus, employerPro, employerBusiness },
  }
}
