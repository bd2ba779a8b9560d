/** Refusals that name an issuer, with the Spanish sentence. The first match counts. */
const sentences: readonly (readonly [RegExp, (label: string) => string])[] = [
  [
    /^Signing in with (.+) didn’t work\. Please try again\.$/u,
    (label) => `No se pudo iniciar sesión con ${label}. Vuelve a intentarlo.`,
  ],
  [
    /^We can’t reach (.+) right now\. Sign in another way, or try again later\.$/u,
    (label) => `Ahora no podemos conectar con ${label}. Inicia sesión de otra manera o vuelve a intentarlo más tarde.`,
  ],
  [
    /^(.+) hasn’t confirmed your email address to us, /u,
    (label) =>
      `${label} no nos confirmó tu correo, así que aún no puedes iniciar sesión con esa cuenta. Inicia sesión o crea una cuenta con tu correo y una contraseña y después conecta ${label} en Ajustes, Seguridad.`,
  ],
  [
    /^Your company signs in with (.+)\. Choose “/u,
    (label) =>
      `Tu empresa inicia sesión con ${label}. Elige «Continuar con ${label}» en la página de inicio de sesión.`,
  ],
]

/** Translates a refusal that names an issuer; undefined for all others. */
export function ofSignIns(sentence: string): string | undefined {
  for (const [pattern, words] of sentences) {
    const label = pattern.exec(sentence)?.[1]
    if (label !== undefined) return words(label)
  }
  return undefined
}
