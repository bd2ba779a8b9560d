import { pluralIn } from '../plural.ts'

export const plural = /* @__PURE__ */ pluralIn('es')
