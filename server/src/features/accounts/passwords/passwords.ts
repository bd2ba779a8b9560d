import { hash, verify } from '@node-rs/argon2'

/** The smallest argon2id parameters recommended by OWASP: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashSecret = (secret: string): Promise<string> => hash(secret, cost)

const hashOfNobody = hashSecret('nobody has this password')

/** Takes the same time without a stored hash, to prevent timing attacks. */
export async function matchesSecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  const matches = await verify(stored ?? (await hashOfNobody), secret)
  return matches && typeof stored === 'string'
}
